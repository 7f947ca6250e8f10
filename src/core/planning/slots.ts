import {
  type CalendarDate,
  fromAbsolute,
  getDayOfWeek,
  Time,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date'
import { type Clock, dayOf, today, ZONE } from '../kernel/clock.ts'
import type { Hours, PlanningRules, Slot } from './agenda.ts'

const minute = 60_000
const minutesOfDay = 1440

/** Days on which one may book, from today on (YYYY-MM-DD). */
export const bookableDays = ({ horizon }: Pick<PlanningRules, 'horizon'>, clock: Clock): string[] => {
  const first = today(clock)
  return Array.from({ length: horizon }, (_, index) => first.add({ days: index }).toString())
}

/**
 * Every appointment on a day (YYYY-MM-DD) that the rules allow now, taken or not: within opening hours, from the notice on and
 * within the horizon. At a local time that the clock skips there is none; at one that comes twice there is one, the first time.
 */
export const slotsOn = (rules: PlanningRules, day: string, clock: Clock): Slot[] => {
  const date = dayOf(day)
  const away = date.compare(today(clock))
  if (away < 0 || away >= rules.horizon) return []
  const soonest = clock.now() + rules.notice * minute
  return hoursOf(rules.week, date).flatMap((open) => slotsWithin(rules, date, open, soonest))
}

const slotsWithin = (
  { duration, every }: PlanningRules,
  date: CalendarDate,
  open: Hours,
  soonest: number,
): Slot[] => {
  const { instantAt, wallAt } = timesOf(date)
  const closes = instantAt(minutesOf(open.until))
  const slots: Slot[] = []
  for (let at = minutesOf(open.from); at < minutesOf(open.until); at += every) {
    const start = instantAt(at)
    const end = start + duration * minute
    if (start < soonest || end > closes || wallAt(start) !== textOf(at)) continue
    slots.push({
      day: date.toString(),
      startTime: wallAt(start),
      endTime: wallAt(end),
      start: zulu(start),
      end: zulu(end),
    })
  }
  return slots
}

/**
 * Converts local times of a day to instants and back. Asking the time zone takes ten times as long as everything else, and a day
 * of 24 hours needs it for midnight only.
 */
const timesOf = (date: CalendarDate) => {
  const midnight = zonedInstant(date, 0)
  const isWhole = zonedInstant(date, minutesOfDay) - midnight === minutesOfDay * minute
  if (!isWhole) return { instantAt: (at: number) => zonedInstant(date, at), wallAt: zonedWall }
  return {
    instantAt: (at: number) => midnight + at * minute,
    wallAt: (instant: number) => textOf(((instant - midnight) / minute) % minutesOfDay),
  }
}

/**
 * About how many appointments of a type one seat has room for within the horizon: by opening hours only, without closed days and
 * bookings.
 */
export const roomPerSeat = ({ week, horizon, duration, before, after }: PlanningRules): number => {
  return Math.floor((openMinutes(week.flat()) / (before + duration + after)) * (horizon / 7))
}

/** Opening hours of a type of appointment on a day (YYYY-MM-DD), as a number of hours; closed days are not considered. */
export const hoursOn = ({ week }: Pick<PlanningRules, 'week'>, day: string): number =>
  openMinutes(hoursOf(week, dayOf(day))) / 60

const hoursOf = (week: PlanningRules['week'], day: CalendarDate): readonly Hours[] =>
  week[getDayOfWeek(day, 'nl-NL', 'mon')] ?? []

const openMinutes = (hours: readonly Hours[]): number =>
  hours.reduce((sum, { from, until }) => sum + minutesOf(until) - minutesOf(from), 0)

/** Minutes since midnight of `HH:MM`. */
const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

const textOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`

/**
 * The instant of a local time. One that comes twice gives the first; one that is skipped moves as far ahead as the clock does.
 */
const zonedInstant = (date: CalendarDate, minutes: number): number => {
  const day = minutes < minutesOfDay ? date : date.add({ days: 1 })
  const at = minutes % minutesOfDay
  const wall = toCalendarDateTime(day, new Time(Math.floor(at / 60), at % 60))
  return toZoned(wall, ZONE, 'compatible').toDate().getTime()
}

/** The local time of an instant, `HH:MM:SS` in Amsterdam. */
const zonedWall = (instant: number): string => fromAbsolute(instant, ZONE).toString().slice(11, 19)

/** An instant as the rest of the product writes it, without milliseconds. */
const zulu = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z')
