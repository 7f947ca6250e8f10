import { inCapitals } from '../../rules/clean-code.ts'
import { brick } from '../brick/brick.ts'
import { line, stripHyphens } from '../brick/text.ts'

/** The form in which calls carry a postcode: `3821BT` (D14). */
const compact = (text: string): string => inCapitals(stripHyphens(text))

/** The form in which a postcode is shown: `3821 BT`; anything that is no postcode stays as it is. */
export const showPostcode = (postcode: string): string => postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2')

/** Postcode: four digits and two letters, without `SA`, `SD` and `SS`; sent without a space, shown with one (D14). */
export const postcode = brick(
  line({
    missing: 'Voer een postcode in.',
    invalid: 'Postcode is ongeldig.',
    max: 6,
    tidy: compact,
    ok: (text) => /^[1-9]\d{3}(?!SA|SD|SS)[A-Z]{2}$/.test(text),
  }),
  {
    label: 'Postcode',
    control: 'text',
    autocomplete: 'postal-code',
    example: '3821 BT',
    placeholder: '1234 AB',
    // more than a postcode, for white space that comes along with copying
    maxLength: 20,
    room: 10,
    clean: (typed) => showPostcode(compact(typed)),
    show: showPostcode,
    keeps: 'plain',
    sought: 'postcode',
  },
)
