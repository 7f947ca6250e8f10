import { brick } from './brick.ts'
import { nameLine } from './names.ts'
import { tidyName } from './text.ts'

/** At most 80 characters: `'s-Gravenhage`, `Nij Beets`. */
export const city = brick(nameLine({ invalid: 'Plaats is ongeldig.', max: 80, tidy: tidyName }), {
  label: 'Plaats',
  control: 'text',
  autocomplete: 'address-level2',
  example: 'Amersfoort',
  maxLength: 80,
  clean: tidyName,
  keeps: 'plain',
})
