export const titles = {
  home: 'Woning',
  report: 'Rapport en prijs',
  details: 'Persoonsgegevens',
} as const
