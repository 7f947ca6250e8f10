// Clean-up of a code that was typed, pasted or sent (D85). It has no schema, so that a plain script may use it too.

/**
 * More combining marks in a row than any word has: the limit of Unicode's stream-safe format (UAX 15). Composing (NFC) sorts
 * every run of marks in a time that grows with the square of its length, and 10,000 of them take a second. The pattern starts
 * only where a run starts, so that the search is linear too.
 */
export const manyMarks = /(?<!\p{M})\p{M}{31}/u

/** The text with composed letters (NFC); a text that would take too long stays as it is. */
export const toNfc = (text: string): string => (manyMarks.test(text) ? text : text.normalize('NFC'))

/**
 * Characters that show nothing: control and format characters, fillers, variation selectors. Tabs and line ends count as white
 * space.
 */
const unseen = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|[^\P{Cc}\t-\r\u0085]/gu

const dashes = /[\p{Pd}\u2212]/gu

/**
 * Cleans up one code or number: removes what cannot be seen, makes every kind of space a space and every kind of hyphen a hyphen.
 */
export const tidyCode = (text: string): string =>
  toNfc(text.replace(unseen, ''))
    .replace(/[\s\u0085\u2800]+/g, ' ')
    .replace(dashes, '-')
    .trim()

/** Cleans up a code that people write with spaces or without, and removes them. */
export const withoutSpaces = (text: string): string => toNfc(tidyCode(text).replaceAll(' ', ''))

/** Cleans up a code that people write with spaces and hyphens or without, and removes them. */
export const withoutHyphens = (text: string): string => toNfc(tidyCode(text).replace(/[ -]+/g, ''))

/** Makes the letters a to z capitals; everything else stays. */
export const inCapitals = (text: string): string => text.replace(/[a-z]+/g, (run) => run.toUpperCase())

/**
 * Cleans up a number that people group by spaces, hyphens or dots (`12 34-56.78`) and removes these. Anything else that was typed
 * stays.
 */
export const withoutGroups = (text: string): string => tidyCode(text).replace(/(?<=\d)[ .-]+(?=\d)/g, '')
