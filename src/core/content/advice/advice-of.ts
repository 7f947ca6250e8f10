import type { Place } from '../part-defects.ts'
import type { Advice, Surroundings } from './advice.ts'
import { brokenLinks } from './broken-links.ts'
import { emptyHeadings, falseHeadings, headingOrder } from './headings.ts'
import { houseWords } from './house-words.ts'
import { bareAddresses, linkWords, sameWords } from './link-words.ts'
import { description, notLinked, openingFirst, sameTitle } from './page-facts.ts'
import { promptsLeft } from './prompts.ts'
import { longParagraphs, longSentences } from './sentences.ts'
import { tables } from './tables.ts'
import { typedValues } from './typed-values.ts'
import { unknownPlaceholders } from './unknown-placeholders.ts'
import { type Check, readWriting, type Writing } from './writing.ts'

const checks: readonly Check[] = [
  unknownPlaceholders,
  brokenLinks,
  headingOrder,
  emptyHeadings,
  falseHeadings,
  linkWords,
  bareAddresses,
  sameWords,
  tables,
  longSentences,
  longParagraphs,
  houseWords,
  typedValues,
  description,
  sameTitle,
  notLinked,
  openingFirst,
  promptsLeft,
]

/** Most advice on one document: more is not read, and a text of a program could have thousands. */
const mostAdvice = 200

/** A place as text; a key may hold any sign but this one. */
const nameOf = (at: Place): string => at.join('\u0000')

/** Where each place stands in the document, so that advice is read from its top to its end. */
const orderOf = ({ strings }: Writing): ((at: Place) => number) => {
  const order = new Map<string, number>()
  for (const [index, { at }] of strings.entries())
    for (let depth = 1; depth <= at.length; depth++) {
      const name = nameOf(at.slice(0, depth))
      if (!order.has(name)) order.set(name, index)
    }
  const blocksAt = order.get('blocks') ?? strings.length
  // what a page says of itself is asked before its blocks, wherever the store keeps it
  return (at) => (at[0] === 'blocks' ? 1 + (order.get(nameOf(at)) ?? blocksAt) : 0)
}

/**
 * Advice to who writes a document, in its order: headings, words of links, long sentences, words of the house style, links and
 * places that are not there, values that are typed where a placeholder stands ready. The text may be broken in any way; nothing
 * of this holds a publication back. At most 200.
 */
export const adviceOf = (body: unknown, surroundings: Surroundings): Advice[] => {
  const writing = readWriting(body, surroundings)
  const order = orderOf(writing)
  return checks
    .flatMap((check) => check(writing))
    .map((advice) => ({ advice, order: order(advice.at) }))
    .toSorted((one, other) => one.order - other.order)
    .slice(0, mostAdvice)
    .map(({ advice }) => advice)
}
