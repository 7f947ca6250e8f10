import { brick } from '../brick/brick.ts'
import { tidyName } from '../brick/text.ts'
import { nameLine } from '../value/names.ts'

/** City or village, at most 80 characters: `'s-Gravenhage`, `Nij Beets`. */
export const city = brick(nameLine({ invalid: 'Plaats is ongeldig.', max: 80, tidy: tidyName }), {
  label: 'Plaats',
  control: 'text',
  autocomplete: 'address-level2',
  example: 'Amersfoort',
  maxLength: 80,
  clean: tidyName,
  keeps: 'plain',
})
