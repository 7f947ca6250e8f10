import { phoneBrick } from './phone-number.ts'

/** Landline: any valid number that is not a Dutch mobile (spec 000 section 5, D46). */
export const landline = phoneBrick({
  label: 'Telefoonnummer vast',
  invalid: 'Telefoonnummer vast is niet geldig.',
  kind: 'landline',
  example: '0201234567',
})
