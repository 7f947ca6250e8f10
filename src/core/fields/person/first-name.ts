import { brick } from '../brick/brick.ts'
import { line } from '../brick/text.ts'
import { looksLikeName, raiseFirst } from '../value/names.ts'

const wrong = 'Voornaam is ongeldig.'

/** First name: at most 64 characters; one error for absent and wrong (spec 002 section 5.2). */
export const firstName = brick(
  line({ missing: wrong, invalid: wrong, max: 64, tidy: raiseFirst, ok: looksLikeName }),
  {
    label: 'Voornaam',
    control: 'text',
    autocomplete: 'given-name',
    example: 'Jannie',
    maxLength: 64,
    clean: raiseFirst,
    keeps: 'plain',
    personal: true,
    sought: 'given-name',
  },
)
