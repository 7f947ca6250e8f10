import { type Avoided, avoided, quoted } from './avoided-words.ts'

/** A word of a text that the house style avoids, as it stands there, and what to write instead. */
export interface OfficeWord {
  found: string
  instead: string
}

/** Finds words of a list in a text: all at once, since a text is judged while somebody writes it. */
const finder = (list: readonly Avoided[]): ((text: string) => OfficeWord[]) => {
  const any = new RegExp(
    `(?<![\\p{L}\\d-])(?:${list.map(({ pattern }) => pattern).join('|')})(?![\\p{L}\\d])`,
    'giu',
  )
  const each = list.map(({ pattern, instead }) => ({ is: new RegExp(`^(?:${pattern})$`, 'iu'), instead }))
  return (text) =>
    (text.match(any) ?? []).map((found) => ({
      found,
      instead: each.find(({ is }) => is.test(found))?.instead ?? '',
    }))
}

/** The words of a list in a text, but for those in sentences that the specification quotes. */
export const wordFinder = (list: readonly Avoided[]): ((text: string) => OfficeWord[]) => {
  const find = finder(list)
  return (text) => find(quoted.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text))
}

/** The office words in a text, by the house list. */
export const officeWordsIn = wordFinder(avoided)
