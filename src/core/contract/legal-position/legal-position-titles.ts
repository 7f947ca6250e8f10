/** The headings of the request in its steps, its document and its mail (spec 001 section 2). */
export const legalPositionTitles = {
  request: 'Aanvragen',
  details: 'Gegevens',
  documents: 'Documenten',
} as const
