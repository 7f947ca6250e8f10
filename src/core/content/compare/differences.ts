import { canonical } from '../document-rights.ts'
import { type ListStep, stepsBetween } from './lists.ts'
import { marksBetween, richWords } from './rich-words.ts'
import { type Budget, newBudget, type WordPart, wordsBetween } from './words.ts'

/** An item of a list, with what differs in it where it is in both. */
export type ItemDifference = ListStep & {
  /** The item as it is now, or as it was where it was removed. */
  item: unknown
  difference?: Difference
}

/** In what two values differ. */
export type Difference =
  | { kind: 'words'; before: string; after: string; parts: readonly WordPart[] }
  /** Rich text whose words are the same, with what is marked otherwise. */
  | { kind: 'marks'; before: string; after: string; marks: readonly string[] }
  | { kind: 'value'; before: unknown; after: unknown }
  /** Only the keys that differ. */
  | { kind: 'fields'; fields: readonly { key: string; difference: Difference }[] }
  /** Every item, also those that are the same: a reader wants to know where something stands. */
  | { kind: 'list'; items: readonly ItemDifference[] }

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Deeper than any document of ours, and longer than any text of one; what is beyond is compared as a whole. */
const [deepest, longest] = [12, 100_000]

interface Around {
  /** The key under which the values stand: `html` holds rich text. */
  key: string
  depth: number
  budget: Budget
}

const betweenTexts = (before: string, after: string, { key, budget }: Around): Difference => {
  if (before.length + after.length > longest) return { kind: 'value', before, after }
  if (key !== 'html') return { kind: 'words', before, after, parts: wordsBetween(before, after, budget) }
  const [was, is] = [richWords(before), richWords(after)]
  return was === is
    ? { kind: 'marks', before, after, marks: marksBetween(before, after) }
    : { kind: 'words', before, after, parts: wordsBetween(was, is, budget) }
}

const betweenLists = (before: readonly unknown[], after: readonly unknown[], around: Around): Difference => ({
  kind: 'list',
  items: stepsBetween(before, after, around.budget).map((step): ItemDifference => {
    if (step.kind === 'added') return { ...step, item: after[step.is] }
    if (step.kind === 'removed') return { ...step, item: before[step.was] }
    const [was, is] = [before[step.was], after[step.is]]
    const difference = between(was, is, { ...around, depth: around.depth + 1 })
    return { ...step, item: is, ...(difference && { difference }) }
  }),
})

const betweenFields = (before: Fields, after: Fields, around: Around): Difference => ({
  kind: 'fields',
  fields: [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const [was, is] = [before, after].map((one) => (Object.hasOwn(one, key) ? one[key] : undefined))
    const difference = between(was, is, { ...around, key, depth: around.depth + 1 })
    return difference ? [{ key, difference }] : []
  }),
})

const between = (before: unknown, after: unknown, around: Around): Difference | undefined => {
  if (canonical(before) === canonical(after)) return undefined
  if (around.depth < deepest) {
    if (typeof before === 'string' && typeof after === 'string') return betweenTexts(before, after, around)
    if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after, around)
    if (isObject(before) && isObject(after)) return betweenFields(before, after, around)
  }
  return { kind: 'value', before, after }
}

/**
 * In what two documents, or parts of them, differ; undefined where they say the same, in whatever order of keys. A hostile length
 * costs no more than a long document: what is too much to compare word for word is told as a whole.
 */
export const differenceBetween = (before: unknown, after: unknown): Difference | undefined =>
  between(before, after, { key: '', depth: 0, budget: newBudget() })
