/** The headings of the request: those of its steps, its document and its mail. */
export const titles = {
  property: 'Pandgegevens',
  contact: 'Contactgegevens',
  payment: 'Betaalgegevens',
} as const
