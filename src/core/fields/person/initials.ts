import { type Brick, brick } from '../brick/brick.ts'
import { line, tidyName } from '../brick/text.ts'

const lettersOnly = /^(?:\p{L}\p{M}*)+$/u
const letters = /\p{L}\p{M}*/gu

/** The one capital of a letter; `ß` stays, since its capital is two letters. */
const capital = (letter: string): string => {
  const raised = letter.toUpperCase().normalize('NFC')
  return raised.length === letter.length ? raised : letter
}

/**
 * `jp` and `J. P` become `J.P.`; a text with anything but letters, dots and spaces is left as it was typed,
 * so that its mistake stays visible (D6).
 */
export const tidyInitials = (typed: string): string => {
  const text = tidyName(typed)
  const bare = text.replace(/[. ]+/g, '')
  if (bare.length > 200 || !lettersOnly.test(bare)) return text
  return (bare.match(letters) ?? []).map((letter) => `${capital(letter)}.`).join('')
}

const invalid = 'Voorletters is ongeldig.'

/** Initials whose absence is told in a form's own sentence. */
const initialsAsking = (missing: string): Brick<string, string> =>
  brick(
    line({
      missing,
      invalid,
      max: 64,
      tidy: tidyInitials,
      ok: (text) => {
        const bare = text.replaceAll('.', '')
        return lettersOnly.test(bare) && (bare.match(letters) ?? []).length <= 20
      },
    }),
    {
      label: 'Voorletters',
      control: 'text',
      autocomplete: 'off',
      example: 'J.P.',
      maxLength: 64,
      room: 20,
      clean: tidyInitials,
      keeps: 'plain',
      personal: true,
    },
  )

/** 1 to 20 letters of any alphabet, capitals with a dot behind each: `J.P.` (spec 000 section 5, D6). */
export const initials = initialsAsking('Voer uw initialen in.')

/** The initials of the insulation check, which has one sentence for both faults (spec 002 section 5.2). */
export const registrantInitials = initialsAsking(invalid)
