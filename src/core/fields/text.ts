import * as z from 'zod/mini'
import { required } from './sentences.ts'

/** Most characters of a text that is cleaned; a longer one is only refused. */
const CLEANED_AT_MOST = 20_000

/**
 * More combining marks in a row than any word has: the limit of Unicode's stream-safe format (UAX 15). Composing (NFC)
 * sorts every run of marks in a time that grows with the square of its length, and 10,000 of them take a second.
 * Looked for from the start of a run only, so that looking is linear too.
 */
const manyMarks = /(?<!\p{M})\p{M}{31}/u

/**
 * What no line may hold, since nobody can read it or it turns the text around it: control characters, separators of
 * lines, bidi overrides, tags, halves of surrogate pairs and non-characters.
 */
export const unreadable = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff\p{Cs}\u{e0000}-\u{e007f}]/u
/** A line of readable signs only. */
export const readableLine =
  /^[^\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff\p{Cs}\u{e0000}-\u{e007f}]*$/u
/** More lines may have line breaks and tabs, and tags too, which make flags. */
export const readableLines = /^(?:[\n\t]|[^\p{Cc}\u202a-\u202e\u2066-\u2069\ufff9-\uffff\p{Cs}])*$/u

/** Said of a text with signs that cannot be shown, where the field has no sentence of its own for it. */
export const unreadableText = 'Deze tekst bevat tekens die we niet kunnen lezen.'

/**
 * A clean-up that leaves alone what would take it long: an absurdly long text, or one with absurdly many marks on a
 * letter. Every clean-up of a brick runs through it, by `brick` or by `tidied`, so none needs bounds of its own.
 */
export const within =
  (clean: (text: string) => string, most = CLEANED_AT_MOST) =>
  (text: string): string =>
    text.length > most || manyMarks.test(text) ? text : clean(text)

/**
 * The check of a schema that brings a text of at most `max` characters in its usual form. A text that has far more,
 * even with all the white space that comes along with copying, stays as it is and is refused by its length.
 */
export const tidied = (clean: (text: string) => string, max: number) =>
  z.overwrite(within(clean, 2 * max + 1000))

/** One line as people mean it: composed letters (NFC), no white space around it, one space between words. */
export const tidyLine = within((text) =>
  text
    .normalize('NFC')
    .trim()
    .replace(/[^\S\n\r\v\f\u2028\u2029\ufeff]+/g, ' '),
)

/**
 * More lines as people mean them: composed letters (NFC), `\n` for every kind of line break (text processors paste
 * `\v`), no byte order marks, no white space around it.
 */
export const tidyLines = within((text) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\ufeff', '')
    .trim(),
)

/** Drops all white space, also the invisible kind that comes along with copying. */
export const stripSpaces = (text: string): string => text.replace(/[\s\u200b\u2060]+/g, '')

/** Drops everything but the digits. */
export const stripToDigits = (text: string): string => text.replace(/\D+/g, '')

/** Absent answers get the one sentence, answers of the wrong type the other. */
export const absentOr = (missing: string, invalid: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? missing : invalid,
})

interface TextRule {
  /** Said of an absent or empty answer. */
  missing?: string
  /** Said of everything else that is wrong with it. */
  invalid?: string
  max: number
  /** Said of a text over `max` characters; `invalid` when not given. */
  tooLong?: string
  min?: number
  tooShort?: string
  /** Brings it in the form in which it is checked and kept. */
  tidy?: (text: string) => string
  /** What a tidied text of the right length must be besides. */
  ok?: (text: string) => boolean
}

const text = (rule: TextRule, tidy: (text: string) => string, readable: RegExp) => {
  const { missing = required, invalid = unreadableText, max, min = 1 } = rule
  const tooLong = rule.tooLong ?? invalid
  return z.string(absentOr(missing, invalid)).check(
    tidied(tidy, max),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.minLength(min, { error: rule.tooShort ?? invalid, abort: true }),
    z.regex(readable, { error: invalid, abort: true }),
    z.refine((value) => !manyMarks.test(value) && (rule.ok?.(value) ?? true), invalid),
  )
}

/** Schema of one line of text; `max` counts the tidied text. */
export const line = (rule: TextRule) => text(rule, rule.tidy ?? tidyLine, readableLine)

/** Schema of a text that may have more lines. */
export const lines = (rule: TextRule) => text(rule, rule.tidy ?? tidyLines, readableLines)
