/** The headings of the purchase: those of its steps, its document and its mail. */
export const titles = {
  details: 'Gegevens',
  payment: 'Betaling',
  purchase: 'Bestelling',
} as const
