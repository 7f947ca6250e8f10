export const valuationReportTitles = {
  home: 'Woning',
  report: 'Rapport en prijs',
  details: 'Persoonsgegevens',
} as const
