import { canonical } from '../document-rights.ts'
import { type Budget, runsBetween } from './words.ts'

/** An item of two lists that are compared, by its place in the first, in the second, or in both. */
export type ListStep =
  | { kind: 'kept' | 'moved'; was: number; is: number }
  | { kind: 'added'; is: number }
  | { kind: 'removed'; was: number }

/** Keys that name an item of a list, the surest first. */
const namedBy = ['anchor', 'codename', 'slug', 'key', 'title', 'label', 'name', 'href', 'from']

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const kindOf = (item: unknown): string =>
  isObject(item) ? `object ${typeof item.kind === 'string' ? item.kind : ''}` : typeof item

/** What an item is known by, whatever else of it changes; undefined where nothing names it. */
const identityOf = (item: unknown): string | undefined => {
  if (!isObject(item)) return undefined
  const key = namedBy.find((one) => typeof item[one] === 'string' && item[one] !== '')
  return key === undefined ? undefined : `${kindOf(item)} ${key} ${item[key]}`
}

/** Most items that are left of which the only one of its kind is looked for. */
const mostAlone = 100

/** Items of one list that wait for their counterpart in the other. */
interface Waiting {
  at: number
  /** Between which items that stayed it stands. */
  gap: number
}

type Pair = readonly [was: number, is: number]

/** Takes of two lists what has the same key, in order. What has none waits on. */
const pairUp = (
  was: readonly Waiting[],
  is: readonly Waiting[],
  keyOf: (side: 'was' | 'is', one: Waiting) => string | undefined,
): { pairs: Pair[]; was: Waiting[]; is: Waiting[] } => {
  const waiting = new Map<string, Waiting[]>()
  for (const one of was.toReversed()) {
    const key = keyOf('was', one)
    if (key !== undefined) waiting.set(key, [...(waiting.get(key) ?? []), one])
  }
  const pairs = is.flatMap((one): Pair[] => {
    const key = keyOf('is', one)
    const found = key === undefined ? undefined : waiting.get(key)?.pop()
    return found ? [[found.at, one.at]] : []
  })
  const [wasTaken, isTaken] = [new Set(pairs.map(([at]) => at)), new Set(pairs.map(([, at]) => at))]
  return {
    pairs,
    was: was.filter(({ at }) => !wasTaken.has(at)),
    is: is.filter(({ at }) => !isTaken.has(at)),
  }
}

/** The most pairs, by their places in the second list, that stand in the same order in both: the others moved. */
const inOrder = (pairs: readonly Pair[]): ReadonlySet<number> => {
  /** Of each length the pair with the lowest end, and before each pair the one that it follows. */
  const ends: number[] = []
  const follows: number[] = []
  for (const [at, [was]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] ?? 0]?.[0] ?? 0) < was) low = middle + 1
      else high = middle
    }
    follows[at] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = at
  }
  const stay = new Set<number>()
  for (let at = ends.at(-1) ?? -1; at >= 0; at = follows[at] ?? -1) stay.add(pairs[at]?.[1] ?? -1)
  return stay
}

/** What stayed as it was to the letter, and what waits on either side. */
const unchanged = (before: readonly string[], after: readonly string[], budget: Budget) => {
  const pairs: Pair[] = []
  const [was, is]: [Waiting[], Waiting[]] = [[], []]
  let [atWas, atIs, gap] = [0, 0, 0]
  for (const { kind, items } of runsBetween(before, after, budget)) {
    if (kind === 'same') gap++
    for (const _ of items) {
      if (kind === 'same') pairs.push([atWas++, atIs++])
      else if (kind === 'gone') was.push({ at: atWas++, gap })
      else is.push({ at: atIs++, gap })
    }
  }
  return { pairs, was, is }
}

/**
 * How one list became another: what stayed, to the letter or changed, what moved, what was added and what was removed. An item is
 * the same one where it says the same, or else by its kind and what names it, or else by its kind where it stands or where it is
 * the only one left of it. The steps are in the order of the second list, each removed item where it stood.
 */
export const stepsBetween = (
  before: readonly unknown[],
  after: readonly unknown[],
  budget: Budget,
): ListStep[] => {
  const [texts, newTexts] = [before.map(canonical), after.map(canonical)]
  const itemOf = (side: 'was' | 'is', { at }: Waiting) => (side === 'was' ? before[at] : after[at])
  const first = unchanged(texts, newTexts, budget)
  const moved = pairUp(first.was, first.is, (side, { at }) => (side === 'was' ? texts[at] : newTexts[at]))
  const named = pairUp(moved.was, moved.is, (side, one) => identityOf(itemOf(side, one)))
  const placed = pairUp(named.was, named.is, (side, one) => `${one.gap} ${kindOf(itemOf(side, one))}`)
  const isOnly = (side: 'was' | 'is', kind: string) =>
    placed[side].filter((one) => kindOf(itemOf(side, one)) === kind).length === 1
  const alone = pairUp(placed.was, placed.is, (side, one) => {
    const kind = kindOf(itemOf(side, one))
    const isShort = Math.max(placed.was.length, placed.is.length) <= mostAlone
    return isShort && isOnly('was', kind) && isOnly('is', kind) ? kind : undefined
  })
  const pairs = [first, moved, named, placed, alone]
    .flatMap((one) => one.pairs)
    .toSorted((a, b) => a[1] - b[1])
  const stay = inOrder(pairs)
  const wasOf = new Map(pairs.map(([was, is]) => [is, was]))
  const removed = alone.was.map(({ at }) => at)
  const steps: ListStep[] = []
  let next = 0
  const removeUntil = (was: number) => {
    for (; next < removed.length && (removed[next] ?? 0) < was; next++)
      steps.push({ kind: 'removed', was: removed[next] ?? 0 })
  }
  for (const is of after.keys()) {
    const was = wasOf.get(is)
    if (was === undefined) steps.push({ kind: 'added', is })
    else if (!stay.has(is)) steps.push({ kind: 'moved', was, is })
    else {
      removeUntil(was)
      steps.push({ kind: 'kept', was, is })
    }
  }
  removeUntil(before.length)
  return steps
}
