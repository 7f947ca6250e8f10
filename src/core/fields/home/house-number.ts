import { brick } from '../brick/brick.ts'
import { tidyWholeNumber, wholeNumberSchema } from '../value/whole-number.ts'

/** Errors of a missing and of an invalid house number (spec 000 section 5). */
export const houseNumberMissing = 'Voer een huisnummer in.'
export const houseNumberInvalid = 'Huisnummer is ongeldig.'

/** House number: 1 to 99999, as text or as a number (D14). */
export const houseNumber = brick(
  wholeNumberSchema({ missing: houseNumberMissing, invalid: houseNumberInvalid, min: 1, max: 99_999 }),
  {
    label: 'Huisnummer',
    control: 'digits',
    inputMode: 'numeric',
    example: '10',
    maxLength: 5,
    digitsToo: true,
    clean: tidyWholeNumber,
    keeps: 'plain',
    sought: 'house-number',
  },
)
