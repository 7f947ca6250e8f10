/** The headings of the order: those of its steps, its document and its mail. */
export const titles = {
  details: 'Gegevens',
  payment: 'Betaling',
  order: 'Bestelling',
} as const
