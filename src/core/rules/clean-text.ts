// Clean-up of a line, a name or a free text that was typed, pasted or sent (D85); passwords are never touched.

import { toNfc } from './clean-code.ts'

/** Characters that show nothing, except joiners and the selector that gives an emoji its colours. */
const unseenInLine =
  /(?!\p{Join_Control})(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|[^\P{Cc}\t-\r\u0085]/gu

/** Joiners with nothing beside them to join: those in Persian words and in families of emoji stay. */
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\p{Variation_Selector}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{Extended_Pictographic}])/gu

/** Characters that change the direction of the text, and control characters other than a tab or a line end. */
const turningOrControl = /[\p{Bidi_Control}\ufeff]|[^\P{Cc}\t-\r\u0085]/gu

/** Cleans up one line: composed letters, no unseen characters, no white space around it, one space between words. */
export const tidyLine = (text: string): string =>
  toNfc(text.replace(unseenInLine, '').replace(looseJoiners, ''))
    .replace(/(?:[^\S\n\r\v\f\u2028\u2029]|\u2800)+/g, ' ')
    .trim()

/** A grave or acute accent, or a prime, that stands for an apostrophe before a letter: `t Hart, O´Brien. */
const accents = /[`´′‛](?=\p{L})/gu

/** The characters that word processors and keyboards put in place of a hyphen between names. */
const hyphens = /[\u2010-\u2015\u2212\ufe63\uff0d]/gu

/** Cleans up a name, street or town: one line with plain hyphens and apostrophes. */
export const tidyName = (text: string): string => tidyLine(text).replace(hyphens, '-').replace(accents, "'")

/** An initial with its full stop and the name right behind it: `j.jansen`. */
const joinedInitial = /(?<![^\s.-])(\p{L}\.)(?=\p{L}{2})/gu

/** Cleans up the name of a person: a space follows an initial. */
export const tidyPersonName = (text: string): string => tidyName(text).replace(joinedInitial, '$1 ')

/**
 * Cleans up a text of several lines: composed letters, `\n` for every kind of line break (text processors paste `\v`), no
 * characters that change the direction or control, no white space around it. Dashes and joiners stay.
 */
export const tidyLines = (text: string): string =>
  toNfc(text.replace(turningOrControl, ''))
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .trim()
