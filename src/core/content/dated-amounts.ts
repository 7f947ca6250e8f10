import { dayOf } from '../kernel/clock.ts'
import type { Cents } from '../kernel/money.ts'

/** What a price is from a day on: until the next one begins, or until its last day where it says one. Days are YYYY-MM-DD. */
export interface DatedAmount {
  from: string
  /** The last day on which it counts. */
  until?: string | undefined
  cents: Cents
}

/** The amount that counts on a day: the newest that has begun, unless it is over. */
export const amountOn = (amounts: readonly DatedAmount[], on: string): DatedAmount | undefined => {
  const newest = inOrder(amounts.filter(({ from }) => from <= on)).at(-1)
  return newest?.until !== undefined && newest.until < on ? undefined : newest
}

/** Every day on which another amount, or none, begins to count. */
export const changeDays = (amounts: readonly DatedAmount[]): string[] =>
  amounts.flatMap(({ from, until }) => [from, ...(until === undefined ? [] : [dayAfter(until)])])

/** The first day from `since` on without an amount. */
export const firstGap = (amounts: readonly DatedAmount[], since: string): string | undefined =>
  [since, ...changeDays(amounts).filter((day) => day > since)]
    .toSorted()
    .find((day) => amountOn(amounts, day) === undefined)

/** What was known before the first day of these, and these. */
export const withNewer = (
  before: readonly DatedAmount[],
  newer: readonly DatedAmount[],
): readonly DatedAmount[] => {
  const [first] = inOrder(newer)
  return first ? [...inOrder(before).filter(({ from }) => from < first.from), ...inOrder(newer)] : before
}

const inOrder = (amounts: readonly DatedAmount[]): DatedAmount[] =>
  amounts.toSorted((a, b) => a.from.localeCompare(b.from))

const dayAfter = (day: string): string => dayOf(day).add({ days: 1 }).toString()
