import { brick } from './brick.ts'
import { hasLetter } from './names.ts'
import { line, tidyLine } from './text.ts'

/** At most 80 characters, as long as the register of addresses has them. */
export const streetName = brick(line({ invalid: 'Straatnaam is ongeldig.', max: 80, ok: hasLetter }), {
  label: 'Straatnaam',
  control: 'text',
  example: 'Voorbeeldlaan',
  maxLength: 80,
  clean: tidyLine,
  keeps: 'plain',
})
