// What is kept of a text that was typed, pasted or sent (decision 85). Without schema, so that a plain script may clean
// up too. Codes, single lines and free text differ; passwords are never touched.

/**
 * More combining marks in a row than any word has: the limit of Unicode's stream-safe format (UAX 15). Composing (NFC)
 * sorts every run of marks in a time that grows with the square of its length, and 10,000 of them take a second.
 * Looked for from the start of a run only, so that looking is linear too.
 */
export const manyMarks = /(?<!\p{M})\p{M}{31}/u

/** Composed letters (NFC), but of a text that would take long. */
const composed = (text: string): string => (manyMarks.test(text) ? text : text.normalize('NFC'))

/** Signs that show nothing: control and format signs, fillers, selectors. Tabs and line ends are white space. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|[^\P{Cc}\t-\r\u0085]/gu

/** The same without joiners, and without the selector that gives an emoji its colours. */
const unseenInLine =
  /(?!\p{Join_Control})(?!(?<=\p{Extended_Pictographic})\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|[^\P{Cc}\t-\r\u0085]/gu

/** Joiners beside nothing that could be joined: those in Persian words and in families of emoji stay. */
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}\p{Variation_Selector}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{Extended_Pictographic}])/gu

/** Turns the text around it, or is a control sign other than a tab or a line end. */
const turningOrControl = /[\p{Bidi_Control}\ufeff]|[^\P{Cc}\t-\r\u0085]/gu

/** Every kind of hyphen, dash and minus. */
const dashes = /[\p{Pd}\u2212]/gu

/** One code or one number: nothing that cannot be seen, every kind of space is a space, every kind of hyphen a hyphen. */
export const tidyCode = (text: string): string =>
  composed(text.replace(unseen, ''))
    .replace(/[\s\u0085\u2800]+/g, ' ')
    .replace(dashes, '-')
    .trim()

/** A code that is written with spaces or without. */
export const withoutSpaces = (text: string): string => composed(tidyCode(text).replaceAll(' ', ''))

/** A code that is written with spaces and hyphens or without. */
export const withoutHyphens = (text: string): string => composed(tidyCode(text).replace(/[ -]+/g, ''))

/** Small letters as capitals; every sign keeps its place. */
export const inCapitals = (text: string): string => text.replace(/[a-z]+/g, (run) => run.toUpperCase())

/** A number that may be grouped by spaces, hyphens or dots: `12 34-56.78`. What else was typed stays. */
export const withoutGroups = (text: string): string => tidyCode(text).replace(/(?<=\d)[ .-]+(?=\d)/g, '')

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
