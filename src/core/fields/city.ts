import { brick } from './brick.ts'
import { hasLetter } from './names.ts'
import { line, tidyLine } from './text.ts'

/** At most 80 characters: `'s-Gravenhage`, `Nij Beets`. */
export const city = brick(line({ invalid: 'Plaats is ongeldig.', max: 80, ok: hasLetter }), {
  label: 'Plaats',
  control: 'text',
  autocomplete: 'address-level2',
  example: 'Amersfoort',
  maxLength: 80,
  clean: tidyLine,
  keeps: 'plain',
})
