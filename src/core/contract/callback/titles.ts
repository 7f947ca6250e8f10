/** The headings of the request: those of its steps, its document and its mail. */
export const titles = {
  moment: 'Wanneer bellen we je?',
  details: 'Jouw gegevens',
} as const
