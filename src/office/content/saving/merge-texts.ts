import { canonical } from '../../../core/content/document-rights.ts'
import type { Place } from '../../../core/content/part-defects.ts'
import { isObject, pairLists, sameKind } from './pair-lists.ts'

export type Body = Readonly<Record<string, unknown>>
export type Side = 'mine' | 'theirs'

/** A place that two people changed in different ways. A value of undefined is not there. */
export interface Clash {
  /** Places in lists are those of the text on which both were made. */
  at: Place
  base: unknown
  mine: unknown
  theirs: unknown
}

export interface Merged {
  body: Body
  clashes: readonly Clash[]
}

export interface MergeOptions {
  /** Whose a place becomes that both changed; one's own where it is left out. */
  pick?(at: Place): Side
  /** Told of each value of one's own text that another one came in the place of, so that what is open stays open. */
  follow?(mine: object, merged: object): void
}

/** Whether two values are the same text: the order of keys does not matter, as the store does not keep it. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other)

type List = readonly unknown[]

/** Something of a list in the three texts; an index of undefined says that it is not in that one. */
interface Entry {
  base?: number
  mine?: number
  theirs?: number
}

const valueAt = (list: List, index: number | undefined): unknown =>
  index === undefined ? undefined : list[index]
const ownValue = (of: Body, key: string): unknown => (Object.hasOwn(of, key) ? of[key] : undefined)

/** What the lists have together: first what was in the base, then what was added. What both added alike is one entry. */
const entriesOf = (base: List, mine: List, theirs: List): Entry[] => {
  const [inMine, inTheirs] = [pairLists(base, mine), pairLists(base, theirs)]
  const kept: Entry[] = base.map((_, index) => ({
    base: index,
    ...(inMine[index] !== undefined && { mine: inMine[index] }),
    ...(inTheirs[index] !== undefined && { theirs: inTheirs[index] }),
  }))
  const [used, usedByThem] = [new Set(inMine), new Set(inTheirs)]
  const added: Entry[] = mine.flatMap((_, index) => (used.has(index) ? [] : [{ mine: index }]))
  for (const [index, value] of theirs.entries()) {
    if (usedByThem.has(index)) continue
    const twin = added.find(
      (one) => one.theirs === undefined && one.mine !== undefined && isSame(mine[one.mine], value),
    )
    if (twin) twin.theirs = index
    else added.push({ theirs: index })
  }
  return [...kept, ...added]
}

/** The entries that all three have, in the order that one of them has. */
const orderBy = (entries: readonly Entry[], side: 'base' | Side): Entry[] =>
  entries
    .filter((one) => one.base !== undefined && one.mine !== undefined && one.theirs !== undefined)
    .toSorted((one, other) => (one[side] ?? 0) - (other[side] ?? 0))

const isSameOrder = (one: readonly Entry[], other: readonly Entry[]): boolean =>
  one.every((entry, index) => entry === other[index])

class Merging {
  readonly clashes: Clash[] = []
  readonly #options: MergeOptions

  constructor(options: MergeOptions) {
    this.#options = options
  }

  #clash(clash: Clash): Side {
    this.clashes.push(clash)
    return this.#options.pick?.(clash.at) ?? 'mine'
  }

  /** A value of the merged text; undefined where it is not in it. */
  value(at: Place, base: unknown, mine: unknown, theirs: unknown): unknown {
    const merged = this.#merge(at, base, mine, theirs)
    if (merged !== mine && isObject(mine) && isObject(merged)) this.#options.follow?.(mine, merged)
    return merged
  }

  #merge(at: Place, base: unknown, mine: unknown, theirs: unknown): unknown {
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine
    if (isSame(base, mine)) return theirs
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
      return this.#list(at, base, mine, theirs)
    if (isObject(base) && isObject(mine) && isObject(theirs))
      if (sameKind(base, mine) && sameKind(base, theirs)) return this.#object(at, base, mine, theirs)
    return this.#clash({ at, base, mine, theirs }) === 'mine' ? mine : theirs
  }

  #object(at: Place, base: Body, mine: Body, theirs: Body): Body {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    return Object.fromEntries(
      keys.flatMap((key) => {
        const value = this.value(
          [...at, key],
          ownValue(base, key),
          ownValue(mine, key),
          ownValue(theirs, key),
        )
        return value === undefined ? [] : [[key, value]]
      }),
    )
  }

  #list(at: Place, base: List, mine: List, theirs: List): unknown[] {
    const entries = entriesOf(base, mine, theirs)
    const values = new Map<Entry, unknown>()
    for (const entry of entries) {
      const value = this.#entry(at, entry, { base, mine, theirs })
      if (value !== undefined) values.set(entry, value)
    }
    return this.#ordered(entries, () => this.#clash({ at, base, mine, theirs })).flatMap((entry) =>
      values.has(entry) ? [values.get(entry)] : [],
    )
  }

  #entry(at: Place, entry: Entry, of: { base: List; mine: List; theirs: List }): unknown {
    const [mine, theirs] = [valueAt(of.mine, entry.mine), valueAt(of.theirs, entry.theirs)]
    // what one of both added is in no clash
    if (entry.base === undefined) return entry.mine === undefined ? theirs : mine
    return this.value([...at, entry.base], of.base[entry.base], mine, theirs)
  }

  /**
   * The entries in the order of whoever changed it, with what the other one added behind what it stood behind. Where both changed
   * the order, it is a clash.
   */
  #ordered(entries: readonly Entry[], clash: () => Side): Entry[] {
    const [before, mine, theirs] = [
      orderBy(entries, 'base'),
      orderBy(entries, 'mine'),
      orderBy(entries, 'theirs'),
    ]
    const lead =
      isSameOrder(before, theirs) || isSameOrder(mine, theirs)
        ? 'mine'
        : isSameOrder(before, mine)
          ? 'theirs'
          : clash()
    const other = lead === 'mine' ? 'theirs' : 'mine'
    const of = (side: Side) =>
      entries
        .filter((one) => one[side] !== undefined)
        .toSorted((one, next) => (one[side] ?? 0) - (next[side] ?? 0))
    const ordered = of(lead)
    let last: Entry | undefined
    for (const entry of of(other)) {
      if (entry[lead] === undefined)
        ordered.splice(last === undefined ? 0 : ordered.indexOf(last) + 1, 0, entry)
      last = entry
    }
    return ordered
  }
}

/**
 * Brings two texts together that were made on the same one. Whatever one of both changed is in the merged text; a clash is only
 * where both changed the same thing in different ways: a value, something that the other removed, or the order of one list.
 */
export const mergeTexts = (base: Body, mine: Body, theirs: Body, options: MergeOptions = {}): Merged => {
  const merging = new Merging(options)
  const body = merging.value([], base, mine, theirs)
  return { body: isObject(body) ? body : mine, clashes: merging.clashes }
}

/**
 * What two texts have in common beyond the one that both were made on: their value where both have the same, and the base
 * elsewhere. A text that somebody sent may have become part of another one by now; this is then what that one and what they typed
 * since were both made on.
 */
export const commonText = (base: Body, mine: Body, theirs: Body): Body => {
  const common = commonValue(base, mine, theirs)
  return isObject(common) ? common : base
}

const commonValue = (base: unknown, mine: unknown, theirs: unknown): unknown => {
  if (isSame(mine, theirs)) return mine
  if (isSame(base, theirs) || isSame(base, mine)) return base
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return commonList(base, mine, theirs)
  if (!isObject(base) || !isObject(mine) || !isObject(theirs)) return base
  if (!sameKind(base, mine) || !sameKind(base, theirs)) return base
  const keys = [...new Set([...Object.keys(base), ...Object.keys(mine)])]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = commonValue(ownValue(base, key), ownValue(mine, key), ownValue(theirs, key))
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

const commonList = (base: List, mine: List, theirs: List): unknown[] => {
  const entries = entriesOf(base, mine, theirs)
  const isOrdered = isSameOrder(orderBy(entries, 'mine'), orderBy(entries, 'theirs'))
  const place = (entry: Entry) => (isOrdered ? entry.mine : entry.base) ?? Number.POSITIVE_INFINITY
  return entries
    .toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0))
    .flatMap((entry) => {
      const [own, other] = [valueAt(mine, entry.mine), valueAt(theirs, entry.theirs)]
      const value = commonValue(valueAt(base, entry.base), own, other)
      return value === undefined ? [] : [value]
    })
}
