import { nameRules } from '#field-rules'
import { brick } from './brick.ts'
import { nameLine } from './names.ts'
import { tidyLine } from './text.ts'

/** At most 80 characters, as long as the register of addresses has them. */
export const streetName = brick(nameLine({ invalid: 'Straatnaam is ongeldig.', max: 80 }), {
  label: 'Straatnaam',
  control: 'text',
  example: 'Voorbeeldlaan',
  maxLength: 80,
  clean: tidyLine,
  keeps: 'plain',
  needs: nameRules,
})
