/** The headings of the request in its steps, its document and its mail (D47). */
export const contractReviewTitles = {
  appointment: 'Afspraak inplannen',
  details: 'Gegevensinvoer',
  documents: 'Document upload',
} as const
