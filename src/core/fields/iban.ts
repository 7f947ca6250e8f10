import { electronicFormatIBAN, friendlyFormatIBAN, isValidIBAN } from 'ibantools'
import { brick } from './brick.ts'
import { line, within } from './text.ts'

/** Upper case, without spaces and hyphens: how it travels. */
const compact = within((text) => electronicFormatIBAN(text.trim()) ?? '')

/** `NL91 ABNA 0417 1643 00` */
export const showIban = (iban: string): string => friendlyFormatIBAN(iban) ?? iban

/** All that is shown of it in mails and the back office: `•••• •••• 4300`. */
export const maskIban = (iban: string): string => `•••• •••• ${iban.slice(-4)}`

/** Of every country that has them, with its checksum (spec 001 section 5). */
export const iban = brick(
  line({
    missing: 'Voer een IBAN in.',
    invalid: 'IBAN is niet geldig.',
    max: 34,
    tidy: compact,
    ok: (text) => isValidIBAN(text),
  }),
  {
    label: 'IBAN',
    control: 'text',
    autocomplete: 'off',
    example: 'NL91ABNA0417164300',
    maxLength: 42,
    clean: compact,
    show: showIban,
    mask: maskIban,
    keeps: 'masked',
    personal: true,
  },
)
