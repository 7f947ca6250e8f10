import { brick } from '../brick/brick.ts'
import { line } from '../brick/text.ts'
import { isReference, tidyReference } from '../request/reference.ts'

/**
 * The code that a caller reads out from their screen, by which staff go on with their form. It is written as a reference is, of
 * the same characters, so that one that was heard wrongly is refused before anybody looks for it.
 */
export const draftCode = brick(
  line({
    missing: 'Vul de code in die je beller voorleest.',
    invalid: 'Deze code klopt niet. Laat de code nog een keer voorlezen.',
    max: 9,
    tidy: tidyReference,
    ok: isReference,
  }),
  {
    label: 'Code van de beller',
    control: 'text',
    hint: 'Acht tekens. De beller vindt de code onder het formulier, met ‘Bel je met ons? Toon een code’.',
    autocomplete: 'off',
    example: '7KQM-X4TF',
    maxLength: 20,
    room: 12,
    clean: tidyReference,
    keeps: 'never',
  },
)
