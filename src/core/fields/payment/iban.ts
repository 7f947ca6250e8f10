import { isValidIBAN } from 'ibantools'
import { inCapitals } from '../../rules/clean-code.ts'
import { brick } from '../brick/brick.ts'
import { line, stripHyphens } from '../brick/text.ts'

/** The form in which calls carry an IBAN: upper case, without spaces, hyphens, full stops and the word `IBAN` before it. */
const compact = (typed: string): string =>
  inCapitals(stripHyphens(typed.replaceAll('.', ''))).replace(/^(?:IBAN:?)+/, '')

/** An IBAN in groups of four: `NL91 ABNA 0417 1643 00` */
export const showIban = (iban: string): string => compact(iban).replace(/.{4}(?!$)/g, '$& ')

/** The masked form of an IBAN for mails and the back office: `•••• •••• 4300`. */
export const maskIban = (iban: string): string => `•••• •••• ${iban.slice(-4)}`

/** Error of a missing IBAN where one is required (spec 001 section 5). */
export const ibanMissing = 'Voer een IBAN in.'

/** IBAN of any country that has them, with its checksum (spec 001 section 5). */
export const iban = brick(
  line({
    missing: ibanMissing,
    invalid: 'IBAN is niet geldig.',
    max: 34,
    tidy: compact,
    ok: isValidIBAN,
  }),
  {
    label: 'IBAN',
    control: 'text',
    autocomplete: 'off',
    example: 'NL91ABNA0417164300',
    maxLength: 60,
    room: 42,
    clean: compact,
    show: showIban,
    mask: maskIban,
    keeps: 'masked',
    personal: true,
  },
)
