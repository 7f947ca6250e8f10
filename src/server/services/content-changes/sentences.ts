import { withoutMarkup } from '../../../core/content/texts.ts'
import { inSlices, type Rest } from '../slices.ts'

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

/** Texts that are looked at in one go. */
const atOnce = 500

/** The texts of one list that another lacks, each as often as it stands there more. */
const without = async (
  texts: readonly string[],
  others: readonly string[],
  rest: Rest,
): Promise<string[]> => {
  const left = new Map<string, number>()
  for (const [index, other] of others.entries()) {
    left.set(other, (left.get(other) ?? 0) + 1)
    if (index % atOnce === 0) await rest()
  }
  const found: string[] = []
  for (const [index, text] of texts.entries()) {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    if (count <= 0) found.push(text)
    if (index % atOnce === 0) await rest()
  }
  return found
}

/** What two lists of sentences differ in, wherever in the list each stands. It works in slices: a page may have very many. */
export const differenceOf = async (
  before: readonly string[],
  after: readonly string[],
  rest = inSlices(),
): Promise<Difference> => {
  const [gone, come] = [await without(before, after, rest), await without(after, before, rest)]
  return {
    gone: gone.slice(0, mostNamed).map(cut),
    come: come.slice(0, mostNamed).map(cut),
    more: Math.max(0, gone.length - mostNamed) + Math.max(0, come.length - mostNamed),
  }
}

export const isNothing = ({ gone, come }: Difference): boolean => gone.length === 0 && come.length === 0
