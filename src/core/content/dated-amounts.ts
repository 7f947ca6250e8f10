import { dayOf } from '../kernel/clock.ts'
import { type Cents, formatCents } from '../kernel/money.ts'

/** A price from a day on, until the next one begins or until its own last day. Days are YYYY-MM-DD. */
export interface DatedAmount {
  from: string
  until?: string | undefined
  cents: Cents
}

/** The amount that holds on a day: the newest that has begun, unless it has ended. */
export const amountOn = (amounts: readonly DatedAmount[], on: string): DatedAmount | undefined => {
  const newest = inOrder(amounts.filter(({ from }) => from <= on)).at(-1)
  return newest?.until !== undefined && newest.until < on ? undefined : newest
}

/** Every day on which another amount, or none, begins to hold. */
export const changeDays = (amounts: readonly DatedAmount[]): string[] =>
  amounts.flatMap(({ from, until }) => [from, ...(until === undefined ? [] : [dayAfter(until)])])

/** The first day from `since` on without an amount. */
export const firstGap = (amounts: readonly DatedAmount[], since: string): string | undefined =>
  [since, ...changeDays(amounts).filter((day) => day > since)]
    .toSorted()
    .find((day) => amountOn(amounts, day) === undefined)

/** The older amounts from before the first day of the newer ones, followed by the newer ones. */
export const withNewer = (
  before: readonly DatedAmount[],
  newer: readonly DatedAmount[],
): readonly DatedAmount[] => {
  const [first] = inOrder(newer)
  return first ? [...inOrder(before).filter(({ from }) => from < first.from), ...inOrder(newer)] : before
}

/** Amounts as `€ 195,00 vanaf 2027-01-01 tot en met 2027-12-31`, separated by commas. */
export const amountsInWords = (amounts: readonly DatedAmount[]): string =>
  amounts
    .map(({ from, until, cents }) =>
      [`${formatCents(cents)} vanaf ${from}`, until && `tot en met ${until}`].filter(Boolean).join(' '),
    )
    .join(', ')

const inOrder = (amounts: readonly DatedAmount[]): DatedAmount[] =>
  amounts.toSorted((a, b) => a.from.localeCompare(b.from))

const dayAfter = (day: string): string => dayOf(day).add({ days: 1 }).toString()
