import { type CalendarDate, getDayOfWeek } from '@internationalized/date'
import { amsterdamDay, instantOf, wallToZulu } from '../kernel/clock.ts'
import type { Hours } from '../planning/agenda.ts'

/** When a desk is open: for each day from Monday to Sunday the hours, in the order of the day and without overlap. */
export type OpeningWeek = readonly (readonly Hours[])[]

const quarter = 15 * 60_000
const hour = 60 * 60_000

/** Days within which an answer is due, however few hours a desk is open. */
const mostDays = 366

/** Milliseconds at which a time of a day in Amsterdam (`HH:MM`, or `24:00` for its end) comes. */
const at = (day: CalendarDate, time: string): number => {
  const [date, clock] = time === '24:00' ? [day.add({ days: 1 }), '00:00'] : [day, time]
  return instantOf(wallToZulu(`${date.toString()}T${clock}:00`))
}

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString()

/**
 * The ISO 8601 instant before which a request has to be answered: that many hours after it was received, counted while its desk
 * is open and never on a holiday. It is counted from the next whole quarter of an hour, so that the moment that is promised is a
 * round one. Hours are those that pass: on the night on which the clock changes a desk is open for an hour less or more. After a
 * year it is due whatever is left. `isHoliday` judges a day as YYYY-MM-DD.
 */
export const dueOn = (
  received: string,
  hours: number,
  week: OpeningWeek,
  isHoliday: (day: string) => boolean,
): string => {
  const begins = Math.ceil(instantOf(received) / quarter) * quarter
  let left = hours * hour
  let day = amsterdamDay(received)
  for (let days = 0; days < mostDays; days++) {
    const open = isHoliday(day.toString()) ? [] : (week[getDayOfWeek(day, 'nl-NL', 'mon')] ?? [])
    for (const { from, until } of open) {
      const start = Math.max(begins, at(day, from))
      const passes = at(day, until) - start
      if (passes <= 0) continue
      if (left <= passes) return iso(start + left)
      left -= passes
    }
    day = day.add({ days: 1 })
  }
  return iso(at(day, '00:00'))
}
