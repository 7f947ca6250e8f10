import { brick } from './brick.ts'
import { whole } from './whole.ts'

/** 1 to 99999, typed or as a number (decision 14). */
export const houseNumber = brick(
  whole({ missing: 'Voer een huisnummer in.', invalid: 'Huisnummer is ongeldig.', min: 1, max: 99_999 }),
  {
    label: 'Huisnummer',
    control: 'digits',
    inputMode: 'numeric',
    example: '10',
    maxLength: 5,
    digitsToo: true,
    clean: (typed) => typed.trim(),
    keeps: 'plain',
  },
)
