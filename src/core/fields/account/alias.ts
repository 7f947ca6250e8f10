import * as z from 'zod/mini'
import { isPlainAlias } from '../../rules/spam-safe-text.ts'
import { brick } from '../brick/brick.ts'
import { line, tidyLine } from '../brick/text.ts'

/** Characters that nobody sees: with them two aliases could look the same. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/**
 * The scripts from which one alias may take its letters. With letters of two scripts `аdmin` (a Cyrillic а) would read as
 * `admin`.
 */
const alphabets = [
  /^[\p{Script=Latin}\P{L}]*$/u,
  /^[\p{Script=Cyrillic}\P{L}]*$/u,
  /^[\p{Script=Greek}\P{L}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Lm}\P{L}]*$/u,
  // no script outside this list has letters that look like those of another
  /^[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]*$/u,
  /^[\p{Script=Armenian}\P{L}]*$/u,
]
const hasOneAlphabet = (text: string): boolean => alphabets.some((alphabet) => alphabet.test(text))

const leadsNowhere = (text: string): boolean => !/[<>]/.test(text) && isPlainAlias(text)

/** The characters that an alias may hold; others can be read as letters (`|dmin`, `ad₥in`). */
const allowedCharacters = /^[\p{L}\p{M}\p{Nd} ._'’‘ʼ-]*$/u

/** The public name of somebody in the community, at most 64 characters (spec 001 section 5, D41). */
export const alias = brick(
  line({
    invalid: 'Deze alias bevat tekens die je niet kunt zien. Typ hem opnieuw.',
    max: 64,
    tooLong: 'Vul maximaal 64 tekens in.',
    ok: (text) => !unseen.test(text),
  }).check(
    z.refine(leadsNowhere, 'Laat webadressen, telefoonnummers en de tekens < > / : @ weg.'),
    // not beside the errors above: the visitor gets one sentence at a time
    z.refine(
      (text) => !leadsNowhere(text) || unseen.test(text) || allowedCharacters.test(text),
      "Gebruik alleen letters, cijfers, spaties en de tekens . - _ '",
    ),
    z.refine(hasOneAlphabet, 'Gebruik letters van één alfabet.'),
  ),
  {
    label: 'Alias',
    control: 'text',
    example: 'tuinliefhebber',
    maxLength: 64,
    clean: tidyLine,
    keeps: 'plain',
    personal: true,
  },
)
