/** The headings of the request: those of its document and its mail. */
export const titles = {
  valuation: 'Taxatie',
  details: 'Jouw gegevens',
} as const
