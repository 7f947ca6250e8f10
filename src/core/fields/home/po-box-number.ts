import { brick } from '../brick/brick.ts'
import { stripSpaces } from '../brick/text.ts'
import { tidyWholeNumber, wholeNumberSchema } from '../value/whole-number.ts'

const wrong = 'Postbusnummer is ongeldig.'

/** PO box number: at most 5 digits; calls carry it in `houseNumber` (spec 001 section 5, D38). */
export const poBoxNumber = brick(wholeNumberSchema({ invalid: wrong, min: 1, max: 99_999 }), {
  label: 'Postbusnummer',
  control: 'digits',
  inputMode: 'numeric',
  example: '735',
  maxLength: 5,
  digitsToo: true,
  strip: stripSpaces,
  clean: tidyWholeNumber,
  keeps: 'plain',
  sought: 'house-number',
})
