export const vveMembershipTitles = {
  property: 'Pandgegevens',
  contact: 'Contactgegevens',
  payment: 'Betaalgegevens',
} as const
