import { diffArrays } from 'diff'

/** A piece of two texts that are compared: in both, only in the first, or only in the second. */
export interface WordPart {
  kind: 'same' | 'gone' | 'come'
  text: string
}

/**
 * What one comparison may still cost, in steps. Comparing costs the square of what differs, and texts may be as long as somebody
 * makes them; with nothing left the rest is told as one piece that goes and one that comes.
 */
export interface Budget {
  left: number
}

/** The cost of a whole document: some tenths of a second on a slow machine. */
const whole = 1_500_000
/** Most words in which two texts or lists may differ and still be compared one by one. */
const mostEdits = 600

export const newBudget = (): Budget => ({ left: whole })

/** A word or a sign, each with the space before it, so that spaces are no words of their own. */
const words = /\s*[\p{L}\p{N}_]+|\s*[^\s\p{L}\p{N}_]|\s+/gu

/** A run of items of two lists that are in both, only in the first, or only in the second. */
export interface Run<T> {
  kind: WordPart['kind']
  items: readonly T[]
}

/** How many items two lists begin with in common, up to a number. */
const commonStart = <T>(one: readonly T[], other: readonly T[], most: number): number => {
  let count = 0
  while (count < most && one[count] === other[count]) count++
  return count
}

/** Two lists of which nothing is known but how they begin and end alike. */
const atOnce = <T>(before: readonly T[], after: readonly T[]): Run<T>[] => {
  const most = Math.min(before.length, after.length)
  const start = commonStart(before, after, most)
  const end = commonStart(before.toReversed(), after.toReversed(), most - start)
  return [
    { kind: 'same', items: before.slice(0, start) },
    { kind: 'gone', items: before.slice(start, before.length - end) },
    { kind: 'come', items: after.slice(start, after.length - end) },
    { kind: 'same', items: before.slice(before.length - end) },
  ]
}

/**
 * The runs of which two lists are made. Those that are the same or gone are together the first list, those that are the same or
 * come the second.
 */
export const runsBetween = <T>(before: readonly T[], after: readonly T[], budget: Budget): Run<T>[] => {
  const maxEditLength = Math.min(mostEdits, Math.floor(Math.sqrt(budget.left)))
  const found = diffArrays([...before], [...after], { maxEditLength })
  const edits = found?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
  budget.left = Math.max(0, budget.left - (edits ?? maxEditLength) ** 2)
  const runs: Run<T>[] =
    found?.map(
      ({ added, removed, value }): Run<T> => ({
        kind: added ? 'come' : removed ? 'gone' : 'same',
        items: value,
      }),
    ) ?? atOnce(before, after)
  return runs.filter(({ items }) => items.length > 0)
}

/** In what words two texts differ. A text that is the same is one part, or none where it is empty. */
export const wordsBetween = (before: string, after: string, budget = newBudget()): WordPart[] =>
  runsBetween(before.match(words) ?? [], after.match(words) ?? [], budget).map(({ kind, items }) => ({
    kind,
    text: items.join(''),
  }))
