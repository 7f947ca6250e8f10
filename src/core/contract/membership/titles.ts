export const titles = {
  property: 'Pandgegevens',
  contact: 'Contactgegevens',
  payment: 'Betaalgegevens',
} as const
