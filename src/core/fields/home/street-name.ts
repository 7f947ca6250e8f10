import { brick } from '../brick/brick.ts'
import { tidyName } from '../brick/text.ts'
import { nameLine } from '../value/names.ts'

/** Street name, at most 80 characters, the limit of the register of addresses. */
export const streetName = brick(nameLine({ invalid: 'Straatnaam is ongeldig.', max: 80, tidy: tidyName }), {
  label: 'Straatnaam',
  control: 'text',
  example: 'Voorbeeldlaan',
  maxLength: 80,
  clean: tidyName,
  keeps: 'plain',
})
