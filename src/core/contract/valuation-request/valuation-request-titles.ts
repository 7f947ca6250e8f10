export const valuationRequestTitles = {
  valuation: 'Taxatie',
  details: 'Jouw gegevens',
} as const
