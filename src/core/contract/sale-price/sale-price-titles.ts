/** The headings of the purchase: those of its steps, its document and its mail. */
export const salePriceTitles = {
  details: 'Gegevens',
  payment: 'Betaling',
  purchase: 'Bestelling',
} as const
