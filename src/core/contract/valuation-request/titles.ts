export const titles = {
  valuation: 'Taxatie',
  details: 'Jouw gegevens',
} as const
