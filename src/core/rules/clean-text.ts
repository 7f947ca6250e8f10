// What is kept of a line, a name or a free text that was typed, pasted or sent (D85); passwords are never touched.

import { composed } from './clean-code.ts'

/** Signs that show nothing, but joiners and without the selector that gives an emoji its colours. */
const unseenInLine =
  /(?!\p{Join_Control})(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|[^\P{Cc}\t-\r\u0085]/gu

/** Joiners beside nothing that could be joined: those in Persian words and in families of emoji stay. */
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\p{Variation_Selector}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{Extended_Pictographic}])/gu

/** Turns the text around it, or is a control sign other than a tab or a line end. */
const turningOrControl = /[\p{Bidi_Control}\ufeff]|[^\P{Cc}\t-\r\u0085]/gu

/** One line as people mean it: composed letters, nothing unseen, no white space around it, one space between words. */
export const tidyLine = (text: string): string =>
  composed(text.replace(unseenInLine, '').replace(looseJoiners, ''))
    .replace(/(?:[^\S\n\r\v\f\u2028\u2029]|\u2800)+/g, ' ')
    .trim()

/** A grave or acute accent, or a prime, that stands for an apostrophe before a letter: `t Hart, O´Brien. */
const accents = /[`´′‛](?=\p{L})/gu

/** What word processors and keyboards make of a hyphen between names. */
const hyphens = /[\u2010-\u2015\u2212\ufe63\uff0d]/gu

/** A name, street or town: one line with plain hyphens and apostrophes. */
export const tidyName = (text: string): string => tidyLine(text).replace(hyphens, '-').replace(accents, "'")

/** A single letter with its full stop, to which a name was joined: `j.jansen`. */
const joinedInitial = /(?<![^\s.-])(\p{L}\.)(?=\p{L}{2})/gu

/** The name of a person: an initial is followed by a space. */
export const tidyPersonName = (text: string): string => tidyName(text).replace(joinedInitial, '$1 ')

/**
 * More lines as people mean them: composed letters, `\n` for every kind of line break (text processors paste `\v`),
 * nothing that turns the text or controls, no white space around it. Dashes and joiners stay.
 */
export const tidyLines = (text: string): string =>
  composed(text.replace(turningOrControl, ''))
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .trim()
