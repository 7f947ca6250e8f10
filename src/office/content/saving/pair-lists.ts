import { canonical } from '../../../core/content/document-rights.ts'

/** Whether a value is an object with keys. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Whether two objects are of one kind of block, or both of none. */
export const sameKind = (
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean => one.kind === other.kind

type Pairs = (readonly [number, number])[]

/** The longest row of texts that both lists have in the same order, as pairs of indexes. */
const longestRow = (one: readonly string[], other: readonly string[]): Pairs => {
  const width = other.length + 1
  const longest = new Uint32Array((one.length + 1) * width)
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = other.length - 1; column >= 0; column--)
      longest[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  const pairs: Pairs = []
  let row = 0
  let column = 0
  while (row < one.length && column < other.length)
    if (one[row] === other[column]) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  return pairs
}

/** Most pairs that are looked at to find what is the same; a list that is longer is compared at its ends only. */
const mostPairs = 1_000_000

/** What both lists have in the same order: what they begin and end with, and the longest row between. */
const commonRow = (one: readonly string[], other: readonly string[]): Pairs => {
  const shortest = Math.min(one.length, other.length)
  let head = 0
  while (head < shortest && one[head] === other[head]) head++
  let tail = 0
  while (tail < shortest - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++
  const [mine, theirs] = [one.slice(head, one.length - tail), other.slice(head, other.length - tail)]
  const between = mine.length * theirs.length > mostPairs ? [] : longestRow(mine, theirs)
  return [
    ...Array.from({ length: head }, (_, index) => [index, index] as const),
    ...between.map(([index, place]) => [index + head, place + head] as const),
    ...Array.from({ length: tail }, (_, index) => {
      const back = tail - index
      return [one.length - back, other.length - back] as const
    }),
  ]
}

/** Every text and number in a value, with its keys. A place in a list says nothing: it moves with what is put before it. */
const leavesOf = (value: unknown, at = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((inner) => leavesOf(inner, at))
  return isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${at}/${key}`))
    : [`${at}=${JSON.stringify(value)}`]
}

/** How much of two objects is the same, from 0 to 1. Their kind says nothing. */
const likeness = (one: unknown, other: unknown): number => {
  if (!isObject(one) || !isObject(other) || !sameKind(one, other)) return 0
  const leaves = ({ kind: _, ...rest }: Readonly<Record<string, unknown>>) => leavesOf(rest)
  const mine = new Set(leaves(one))
  const theirs = leaves(other)
  const shared = theirs.filter((leaf) => mine.has(leaf)).length
  return shared / Math.max(1, mine.size + theirs.length - shared)
}

/** Whether one may have been made of the other by changing it. */
const canBe = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) ? sameKind(one, other) : typeof one === typeof other

/**
 * Where each item of a list is in a later one: what is the same, wherever it stands; then what is most alike; then what stands at
 * the same place between others that are the same. Undefined for what is gone. Whatever has something of an item is paired, so that
 * no text of it is taken for a new one.
 */
export const pairLists = (base: readonly unknown[], next: readonly unknown[]): (number | undefined)[] => {
  const [old, now] = [base.map(canonical), next.map(canonical)]
  const found: (number | undefined)[] = base.map(() => undefined)
  const taken = new Set<number>()
  const pair = (index: number, place: number) => {
    found[index] = place
    taken.add(place)
  }
  const isOpen = (index: number, place: number) => found[index] === undefined && !taken.has(place)
  const row = commonRow(old, now)
  for (const [index, place] of row) pair(index, place)
  for (const [index, text] of old.entries()) {
    const place = now.findIndex((other, one) => other === text && isOpen(index, one))
    if (place >= 0) pair(index, place)
  }
  const alike = base
    .flatMap((one, index) =>
      next.flatMap((other, place) =>
        isOpen(index, place) ? [{ index, place, much: likeness(one, other) }] : [],
      ),
    )
    .filter(({ much }) => much > 0)
    .toSorted((one, other) => other.much - one.much)
  for (const { index, place } of alike) if (isOpen(index, place)) pair(index, place)
  let from = 0
  let start = 0
  for (const [to, end] of [...row, [base.length, next.length] as const]) {
    for (let index = from; index < to; index++)
      for (let place = start; place < end; place++)
        if (isOpen(index, place) && canBe(base[index], next[place])) pair(index, place)
    from = to + 1
    start = end + 1
  }
  return found
}
