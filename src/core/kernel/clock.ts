import {
  CalendarDate,
  fromDate,
  parseAbsolute,
  parseDate,
  parseDateTime,
  toCalendarDate,
  toZoned,
} from '@internationalized/date'
import { type Clock, formatDay, ZONE } from './day.ts'

export { type Clock, formatDay, systemClock, ZONE } from './day.ts'

/** A clock that stands still at an ISO instant, for tests. */
export const clockAt = (instant: string): Clock => {
  const at = parseAbsolute(instant, 'UTC').toDate().getTime()
  return { now: () => at }
}

/** The calendar day in Amsterdam at this moment. */
export const today = (clock: Clock): CalendarDate => toCalendarDate(fromDate(new Date(clock.now()), ZONE))

/** The calendar day after today in Amsterdam (D12). */
export const tomorrow = (clock: Clock): CalendarDate => today(clock).add({ days: 1 })

/** 00:00 UTC of a day as an instant, the form in which the rates are asked for (`fromDate`, D12). */
export const utcMidnight = (day: CalendarDate): string => `${day.toString()}T00:00:00.000Z`

/** The Amsterdam calendar day in which an instant (ISO 8601 with offset or Z) falls. */
export const amsterdamDay = (instant: string): CalendarDate => toCalendarDate(parseAbsolute(instant, ZONE))

// The same hours come back with every rate and slot, and converting to the time zone takes ten times as long as everything else,
// so results are kept.
const instantByWallTime = new Map<string, string>()
const mostZulus = 5000

/** Instant in UTC (`...Z`) of an Amsterdam wall time such as `2026-12-01T08:00:00`. */
export const wallToZulu = (wall: string): string => {
  const known = instantByWallTime.get(wall)
  if (known !== undefined) return known
  const zulu = toZoned(parseDateTime(wall), ZONE).toDate().toISOString().replace('.000Z', 'Z')
  if (instantByWallTime.size >= mostZulus) instantByWallTime.clear()
  instantByWallTime.set(wall, zulu)
  return zulu
}

/** The instant at which a day (YYYY-MM-DD) begins in Amsterdam. */
export const startOfDay = (day: { toString(): string }): string => wallToZulu(`${day.toString()}T00:00:00`)

const isoInstant = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[\d:.]+(?:Z|[+-]\d\d:\d\d)$/

/** Whether a day exists: `Date.parse` takes 30 February for 2 March. */
const isInCalendar = (day: string): boolean => {
  const at = Date.parse(day)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/**
 * Milliseconds of an ISO 8601 instant with offset or Z; throws on anything else. `Date.parse` takes a fraction of the calendar
 * library's time, and planning asks this of thousands of slots in one call.
 */
export const instantOf = (iso: string): number => {
  const at = isoInstant.test(iso) && isInCalendar(iso.slice(0, 10)) ? Date.parse(iso) : Number.NaN
  if (Number.isNaN(at)) throw new RangeError('That is no ISO 8601 instant with an offset.')
  return at
}

/** A calendar day from `2026-12-01`; throws on anything else. */
export const dayOf = (iso: string): CalendarDate => {
  const day = parseDate(iso)
  return new CalendarDate(day.year, day.month, day.day)
}

/** The time in Amsterdam at an instant, as `HH:MM`. */
export const amsterdamTime = (instant: string): string => {
  const { hour, minute } = parseAbsolute(instant, ZONE)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

/** An instant in Dutch, in Amsterdam wall time: `4 december 2026 om 14.05 uur`. */
export const formatInstant = (instant: string): string => {
  const at = parseAbsolute(instant, ZONE)
  const minutes = String(at.minute).padStart(2, '0')
  return `${formatDay(toCalendarDate(at), 'plain')} om ${at.hour}.${minutes} uur`
}
