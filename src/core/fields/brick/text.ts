import * as z from 'zod/mini'
import * as code from '../../rules/clean-code.ts'
import * as clean from '../../rules/clean-text.ts'
import { required } from './sentences.ts'

/** Most characters of a text that is cleaned; a longer one is only refused. */
const CLEANED_AT_MOST = 20_000

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
  (tidy: (text: string) => string, most = CLEANED_AT_MOST) =>
  (text: string): string =>
    text.length > most || code.manyMarks.test(text) ? text : tidy(text)

/**
 * The check of a schema that brings a text of at most `max` characters in its usual form. A text that has far more,
 * even with all the white space that comes along with copying, stays as it is and is refused by its length.
 */
export const tidied = (tidy: (text: string) => string, max: number) =>
  z.overwrite(within(tidy, 2 * max + 1000))

/** One line as people mean it (`src/core/rules/clean-text.ts`). */
export const tidyLine = within(clean.tidyLine)
/** A street, town or infix: one line with plain hyphens and apostrophes. */
export const tidyName = within(clean.tidyName)
/** The name of a person, whose initials have a space behind them. */
export const tidyPersonName = within(clean.tidyPersonName)
/** More lines as people mean them. */
export const tidyLines = within(clean.tidyLines)
/** A code or a number: nothing unseen, plain spaces and hyphens. */
export const tidyCode = within(code.tidyCode)
/** A code without its spaces. */
export const stripSpaces = within(code.withoutSpaces)
/** A code without its spaces and hyphens. */
export const stripHyphens = within(code.withoutHyphens)
/** A number without what groups its digits. */
export const stripGroups = within(code.withoutGroups)

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
    z.refine((value) => !code.manyMarks.test(value) && (rule.ok?.(value) ?? true), invalid),
  )
}

/** Schema of one line of text; `max` counts the tidied text. */
export const line = (rule: TextRule) => text(rule, rule.tidy ?? tidyLine, readableLine)

/** Schema of a text that may have more lines. */
export const lines = (rule: TextRule) => text(rule, rule.tidy ?? tidyLines, readableLines)
