/** The headings of a question: those of its form, its document and its mail. */
export const titles = {
  question: 'Stel je vraag',
  details: 'Jouw gegevens',
} as const
