import { phoneBrick } from './phone-number.ts'

/** Mobile: a Dutch 06 number or a valid foreign number with a plus (spec 000 section 5, D46). */
export const mobile = phoneBrick({
  label: 'Mobiel telefoonnummer',
  missing: 'Voer een mobiel telefoonnummer in.',
  invalid: 'Mobiel telefoonnummer is niet geldig.',
  kind: 'mobile',
  example: '0612345678',
})
