import type { CalendarDate } from '@internationalized/date'
import { dayOf } from '../kernel/clock.ts'

/**
 * The first day of the membership year after the one in which `on` falls. A membership that began on 29 February begins its next
 * year on 28 February. `starts` is YYYY-MM-DD.
 */
export const nextYearStarts = (starts: string, on: CalendarDate): CalendarDate => {
  const first = dayOf(starts)
  let years = Math.max(1, on.year - first.year)
  while (first.add({ years }).compare(on) <= 0) years++
  return first.add({ years })
}

/** The first day without membership for somebody who cancels today (D40): the current year is completed. */
export const endAfterCancelling = (starts: string, on: CalendarDate): CalendarDate =>
  nextYearStarts(starts, on)

/**
 * The last day of a membership of which `ends` is the first day without it. People are told this day, since "until" can be read
 * both ways.
 */
export const lastDayOf = (ends: string): CalendarDate => dayOf(ends).subtract({ days: 1 })
