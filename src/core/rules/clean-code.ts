// What is kept of a code that was typed, pasted or sent (D85). Without schema, so that a plain script may clean up too.

/**
 * More combining marks in a row than any word has: the limit of Unicode's stream-safe format (UAX 15). Composing (NFC)
 * sorts every run of marks in a time that grows with the square of its length, and 10,000 of them take a second.
 * Looked for from the start of a run only, so that looking is linear too.
 */
export const manyMarks = /(?<!\p{M})\p{M}{31}/u

/** Composed letters (NFC), but of a text that would take long. */
export const composed = (text: string): string => (manyMarks.test(text) ? text : text.normalize('NFC'))

/** Signs that show nothing: control and format signs, fillers, selectors. Tabs and line ends are white space. */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|[^\P{Cc}\t-\r\u0085]/gu

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
