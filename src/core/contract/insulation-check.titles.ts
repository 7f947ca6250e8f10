/** The headings of the request: those of its steps, its document and its mail. */
export const titles = {
  question: 'Jouw vraag',
  details: 'Jouw gegevens',
} as const

/** The headings of `insulation-check.report`: those of its steps, its document and its mail. */
export const reportTitles = {
  question: 'Jouw vraag',
  details: 'Jouw gegevens',
} as const
