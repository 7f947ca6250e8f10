import { instantOf } from '../kernel/clock.ts'
import type { Occupancy, PlanningRules, Slot, Span } from './agenda.ts'

const minute = 60_000

/** The time in which whoever serves an appointment has no other one, with the time before and after it. */
export const busySpan = (
  { start, end }: Span,
  { before, after }: Pick<PlanningRules, 'before' | 'after'>,
): Span => {
  const busy = busyMs({ start, end }, { before, after })
  return { start: new Date(busy.start).toISOString(), end: new Date(busy.end).toISOString() }
}

/** The slots with a free seat, and a free adviser where they need one, the time before and after included. */
export const freeSlots = (
  slots: readonly Slot[],
  rules: Pick<PlanningRules, 'before' | 'after'>,
  { seats, taken }: { seats: number; taken: Occupancy },
): Slot[] => {
  const held = inMs(seats, taken)
  return slots.filter((slot) => isFree(busyMs(slot, rules), held))
}

/** The taken times in milliseconds: of each seat and each adviser, sorted by time, and of calendars beside ours. */
interface Held {
  seats: readonly (readonly Ms[])[]
  advisers: readonly (readonly Ms[])[] | undefined
  outside: readonly (Ms & { whole: boolean })[]
}

const inMs = (seats: number, { seats: ours, advisers, outside }: Occupancy): Held => ({
  seats: Array.from({ length: seats }, (_, index) => inOrder(ours.get(index + 1) ?? [])),
  advisers: advisers && [...advisers.values()].map(inOrder),
  outside: outside.map((one) => ({ ...msOf(one), whole: one.whole ?? false })),
})

const isFree = (wanted: Ms, { seats, advisers, outside }: Held): boolean => {
  const free = (of: readonly (readonly Ms[])[]) => of.filter((spans) => !isTaken(wanted, spans)).length
  const others = outside.filter((one) => overlap(wanted, one))
  if (others.some(({ whole }) => whole)) return false
  if (advisers && free(advisers) === 0) return false
  return free(seats) > maxOverlap(others)
}

interface Ms {
  start: number
  end: number
}

const busyMs = ({ start, end }: Span, { before, after }: Pick<PlanningRules, 'before' | 'after'>): Ms => ({
  start: instantOf(start) - before * minute,
  end: instantOf(end) + after * minute,
})

const msOf = ({ start, end }: Span): Ms => ({ start: instantOf(start), end: instantOf(end) })

const overlap = (a: Ms, b: Ms): boolean => a.start < b.end && b.start < a.end

const inOrder = (spans: readonly Span[]): Ms[] => spans.map(msOf).toSorted((a, b) => a.start - b.start)

/**
 * Whether one of these spans overlaps. They are sorted by time and do not overlap each other, so that a binary search finds it.
 */
const isTaken = (wanted: Ms, spans: readonly Ms[]): boolean => {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle]?.end ?? 0) > wanted.start) high = middle
    else low = middle + 1
  }
  const next = spans[low]
  return next !== undefined && next.start < wanted.end
}

/** The most of these spans that overlap at one moment: such a moment is always the start of one of them. */
export const maxOverlap = (spans: readonly Ms[]): number =>
  Math.max(
    0,
    ...spans.map(({ start }) => spans.filter((one) => one.start <= start && start < one.end).length),
  )

/** The given number of slots that begin nearest to an instant, sorted by time. */
export const nearestSlots = (slots: readonly Slot[], wanted: string, count: number): Slot[] => {
  const at = instantOf(wanted)
  const away = ({ start }: Slot) => Math.abs(instantOf(start) - at)
  return slots
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, count)
    .toSorted((a, b) => a.start.localeCompare(b.start))
}
