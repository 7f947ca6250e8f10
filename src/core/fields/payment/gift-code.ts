import { inCapitals } from '../../rules/clean-code.ts'
import { brick } from '../brick/brick.ts'
import { line, stripSpaces } from '../brick/text.ts'

/** Four groups of four with hyphens, from any way of typing them; anything else only loses its spaces. */
const grouped = (typed: string): string => {
  const text = inCapitals(stripSpaces(typed))
  const bare = text.replaceAll('-', '')
  return /^[A-Z0-9]{16}$/.test(bare) ? (bare.match(/.{4}/g) ?? []).join('-') : text
}

/** Said of a code of another form, and at its field of one that cannot be redeemed (spec 001 section 5). */
export const giftCodeWrong = 'Gifty code is niet geldig.'

/** Said of whatever hinders redeeming a code, before a link to who can help (spec 001 section 8). */
export const giftFailed = 'Excuus, er is een probleem met het inwisselen van de code. Ga voor hulp naar:'

/** `GIFT-2026-OKAY-0001`: trimmed, upper-cased, hyphens optional (spec 001 section 5, D36). */
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
