/** The headings of the report's steps, its document and its mail. */
export const titles = {
  home: 'Woning',
  report: 'Rapport en prijs',
  details: 'Persoonsgegevens',
} as const
