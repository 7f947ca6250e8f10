/** The headings of the request in its steps, its document and its mail (D47). */
export const inspectionsTitles = {
  home: 'Woning',
  planning: 'Planning',
  details: 'Gegevens',
  /** Heading of a construction inspection (spec 002 section 2.1). */
  personalDetails: 'Persoonlijke gegevens',
  payment: 'Betalingsgegevens',
} as const
