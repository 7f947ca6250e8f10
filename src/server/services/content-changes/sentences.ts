import { withoutMarkup } from '../../../core/content/texts.ts'

/** Tags behind which a text goes on on a line of its own. */
const lineEnds = /<\/(?:h[1-6]|p|li|td|th|dt|dd|caption|blockquote)>|<br *\/?>/g

/** The sentences of a text, without its mark-up. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .replace(lineEnds, '\n')
    .split('\n')
    .map(withoutMarkup)
    .flatMap((line) => line.split(/(?<=[.!?]) (?=\p{Lu})/u))
    .filter((sentence) => sentence !== '')

/** Sentences that go and that come, as many as a reader takes in. */
export interface Difference {
  gone: string[]
  come: string[]
  /** The number of sentences that are not named. */
  more: number
}

/** Most sentences of each kind that are named, and most characters of one. */
const [mostNamed, mostCharacters] = [8, 300]

const cut = (sentence: string): string =>
  sentence.length > mostCharacters ? `${sentence.slice(0, mostCharacters)}…` : sentence

/** The texts of one list that another lacks, each as often as it stands there more. */
const without = (texts: readonly string[], others: readonly string[]): string[] => {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return texts.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

/** What two lists of sentences differ in, wherever in the list each stands. */
export const differenceOf = (before: readonly string[], after: readonly string[]): Difference => {
  const [gone, come] = [without(before, after), without(after, before)]
  return {
    gone: gone.slice(0, mostNamed).map(cut),
    come: come.slice(0, mostNamed).map(cut),
    more: Math.max(0, gone.length - mostNamed) + Math.max(0, come.length - mostNamed),
  }
}

export const isNothing = ({ gone, come }: Difference): boolean => gone.length === 0 && come.length === 0
