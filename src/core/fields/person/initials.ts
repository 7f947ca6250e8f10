import { type Brick, brick } from '../brick/brick.ts'
import { line, tidyName } from '../brick/text.ts'

const lettersOnly = /^(?:\p{L}\p{M}*)+$/u
const letters = /\p{L}\p{M}*/gu

/** The capital of a letter; `ß` stays, since its capital is two letters. */
const capital = (letter: string): string => {
  const raised = letter.toUpperCase().normalize('NFC')
  return raised.length === letter.length ? raised : letter
}

/**
 * Cleans up initials: `jp` and `J. P` become `J.P.`. A text with anything but letters, dots and spaces stays as it was typed, so
 * that its mistake stays visible (D6).
 */
export const tidyInitials = (typed: string): string => {
  const text = tidyName(typed)
  const bare = text.replace(/[. ]+/g, '')
  if (bare.length > 200 || !lettersOnly.test(bare)) return text
  return (bare.match(letters) ?? []).map((letter) => `${capital(letter)}.`).join('')
}

const invalid = 'Voorletters is ongeldig.'

/** Initials with a form's own error when they are missing. */
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
      sought: 'given-name',
    },
  )

/** Initials: 1 to 20 letters of any alphabet, capitals with a dot behind each: `J.P.` (spec 000 section 5, D6). */
export const initials = initialsAsking('Voer uw initialen in.')

/** Initials in the insulation check, which has one error for missing and invalid (spec 002 section 5.2). */
export const registrantInitials = initialsAsking(invalid)
