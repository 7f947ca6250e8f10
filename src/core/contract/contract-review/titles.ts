/** The headings of the request in its steps, its document and its mail (D47). */
export const titles = {
  appointment: 'Afspraak inplannen',
  details: 'Gegevensinvoer',
  documents: 'Document upload',
} as const
