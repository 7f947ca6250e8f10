export const membershipTitles = {
  property: 'Pandgegevens',
  contact: 'Contactgegevens',
  payment: 'Betaalgegevens',
} as const
