import type { CalendarDate } from '@internationalized/date'
import { dayOf } from '../kernel/clock.ts'

/**
 * The first day of the membership year after the one in which `on` falls: a membership that began on 29 February
 * begins its next year on 28 February. `starts` is YYYY-MM-DD.
 */
export const nextYearStarts = (starts: string, on: CalendarDate): CalendarDate => {
  const first = dayOf(starts)
  let years = Math.max(1, on.year - first.year)
  while (first.add({ years }).compare(on) <= 0) years++
  return first.add({ years })
}

/** The first day without membership for somebody who cancels today (D40): the year that runs is used up. */
export const endAfterCancelling = (starts: string, on: CalendarDate): CalendarDate =>
  nextYearStarts(starts, on)

/** The last day of a membership that ends; what people are told, since "until" is read both ways. */
export const lastDayOf = (ends: string): CalendarDate => dayOf(ends).subtract({ days: 1 })
