import { inCapitals } from '../../rules/clean-code.ts'
import { brick } from '../brick/brick.ts'
import { line, stripSpaces } from '../brick/text.ts'

/** Four groups of four with hyphens, however they were typed; a text of another form only loses its spaces. */
const grouped = (typed: string): string => {
  const text = inCapitals(stripSpaces(typed))
  const bare = text.replaceAll('-', '')
  return /^[A-Z0-9]{16}$/.test(bare) ? (bare.match(/.{4}/g) ?? []).join('-') : text
}

/** Error of a code that has another form, or that cannot be redeemed (spec 001 section 5). */
export const giftCodeWrong = 'Gifty code is niet geldig.'

/** Error when redeeming a code fails, before a link to whoever can help (spec 001 section 8). */
export const giftFailed = 'Excuus, er is een probleem met het inwisselen van de code. Ga voor hulp naar:'

/** Gift card code `GIFT-2026-OKAY-0001`: trimmed, upper-cased, hyphens optional (spec 001 section 5, D36). */
export const giftCode = brick(
  line({
    missing: giftCodeWrong,
    invalid: giftCodeWrong,
    max: 19,
    tidy: grouped,
    ok: (text) => /^(?:[A-Z0-9]{4}-){3}[A-Z0-9]{4}$/.test(text),
  }),
  {
    label: 'Gifty code',
    control: 'text',
    autocomplete: 'off',
    example: 'GIFT-2026-OKAY-0001',
    maxLength: 40,
    room: 24,
    clean: grouped,
    keeps: 'plain',
  },
)
