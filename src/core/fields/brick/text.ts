import * as z from 'zod/mini'
import * as code from '../../rules/clean-code.ts'
import * as clean from '../../rules/clean-text.ts'
import { required } from './sentences.ts'

/** Most characters of a text that is cleaned; a longer one is only refused. */
const CLEANED_AT_MOST = 20_000

/**
 * Characters that no line may hold, since nobody can read them or they change the direction of the text: control characters, line
 * separators, bidi overrides, tags, halves of surrogate pairs and non-characters.
 */
export const unreadable = /[\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff\p{Cs}\u{e0000}-\u{e007f}]/u
export const readableLine =
  /^[^\p{Cc}\u2028-\u202e\u2066-\u2069\ufeff\ufff9-\uffff\p{Cs}\u{e0000}-\u{e007f}]*$/u
/** A text of several lines with readable characters only; line breaks, tabs, and the tag characters of flags are allowed. */
export const readableLines = /^(?:[\n\t]|[^\p{Cc}\u202a-\u202e\u2066-\u2069\ufff9-\uffff\p{Cs}])*$/u

/** Error of a text with characters that cannot be shown, where the field has no error of its own for it. */
export const unreadableText = 'Deze tekst bevat tekens die we niet kunnen lezen.'

/**
 * Limits a clean-up: a text that would take it long stays as it is, by an absurd length or absurdly many marks on a letter. Every
 * clean-up of a brick runs through this, by `brick` or by `tidyOverwrite`, so none needs bounds of its own.
 */
export const boundedTidy =
  (tidy: (text: string) => string, most = CLEANED_AT_MOST) =>
  (text: string): string =>
    text.length > most || code.manyMarks.test(text) ? text : tidy(text)

/**
 * The part of a schema that cleans up a text of at most `max` characters. A text that is far longer, even with all the white
 * space that comes along with copying, stays as it is and is refused by its length.
 */
export const tidyOverwrite = (tidy: (text: string) => string, max: number) =>
  z.overwrite(boundedTidy(tidy, 2 * max + 1000))

/** `tidyLine` of `src/core/rules/clean-text.ts`, within bounds. */
export const tidyLine = boundedTidy(clean.tidyLine)
export const tidyName = boundedTidy(clean.tidyName)
export const tidyPersonName = boundedTidy(clean.tidyPersonName)
export const tidyLines = boundedTidy(clean.tidyLines)
export const tidyCode = boundedTidy(code.tidyCode)
export const stripSpaces = boundedTidy(code.withoutSpaces)
export const stripHyphens = boundedTidy(code.withoutHyphens)
export const stripGroups = boundedTidy(code.withoutGroups)

export const stripToDigits = (text: string): string => text.replace(/\D+/g, '')

/** The errors of a schema: `missing` for an absent answer (D25), `invalid` for one of the wrong type. */
export const absentOr = (missing: string, invalid: string) => ({
  error: (issue: { input?: unknown }) => ((issue.input ?? '') === '' ? missing : invalid),
})

interface TextRule {
  /** Error of an absent or empty answer. */
  missing?: string
  /** Error of everything else that is wrong with it. */
  invalid?: string
  max: number
  /** Error of a text over `max` characters; `invalid` when left out. */
  tooLong?: string
  min?: number
  tooShort?: string
  /** Brings the text into the form in which it is checked and kept. */
  tidy?: (text: string) => string
  /** What else must hold for a cleaned-up text of the right length. */
  ok?: (text: string) => boolean
}

const text = (rule: TextRule, tidy: (text: string) => string, readable: RegExp) => {
  const { missing = required, invalid = unreadableText, max, min = 1 } = rule
  const tooLong = rule.tooLong ?? invalid
  return z.string(absentOr(missing, invalid)).check(
    tidyOverwrite(tidy, max),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(max, { error: tooLong, abort: true }),
    z.minLength(min, { error: rule.tooShort ?? invalid, abort: true }),
    z.regex(readable, { error: invalid, abort: true }),
    z.refine((value) => !code.manyMarks.test(value) && (rule.ok?.(value) ?? true), invalid),
  )
}

/** Schema of one line of text; `max` counts the cleaned-up text. */
export const line = (rule: TextRule) => text(rule, rule.tidy ?? tidyLine, readableLine)

/** Schema of a text of several lines; `max` counts the cleaned-up text. */
export const lines = (rule: TextRule) => text(rule, rule.tidy ?? tidyLines, readableLines)
