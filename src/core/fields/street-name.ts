import { brick } from './brick.ts'
import { nameLine } from './names.ts'
import { tidyName } from './text.ts'

/** At most 80 characters, as long as the register of addresses has them. */
export const streetName = brick(nameLine({ invalid: 'Straatnaam is ongeldig.', max: 80, tidy: tidyName }), {
  label: 'Straatnaam',
  control: 'text',
  example: 'Voorbeeldlaan',
  maxLength: 80,
  clean: tidyName,
  keeps: 'plain',
})
