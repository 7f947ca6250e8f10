import { isValidIBAN } from 'ibantools'
import { inCapitals } from '../../rules/clean-code.ts'
import { brick } from '../brick/brick.ts'
import { line, stripHyphens } from '../brick/text.ts'

/** Upper case, without spaces, hyphens, full stops and the word before it: how it travels. */
const compact = (typed: string): string =>
  inCapitals(stripHyphens(typed.replaceAll('.', ''))).replace(/^(?:IBAN:?)+/, '')

/** `NL91 ABNA 0417 1643 00` */
export const showIban = (iban: string): string => compact(iban).replace(/.{4}(?!$)/g, '$& ')

/** All that is shown of it in mails and the back office: `•••• •••• 4300`. */
export const maskIban = (iban: string): string => `•••• •••• ${iban.slice(-4)}`

/** Said where one is due and none was given (spec 001 section 5). */
export const ibanMissing = 'Voer een IBAN in.'

/** Of every country that has them, with its checksum (spec 001 section 5). */
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
