import { type CalendarDate, getDayOfWeek, toCalendarDateTime, toZoned } from '@internationalized/date'
import { ZONE } from '../../../core/kernel/clock.ts'
import { isPublicHoliday } from '../../ports/public-holidays.ts'

/** The weekday of a day: 0 is Sunday, 6 is Saturday. */
export const weekday = (day: CalendarDate): number => getDayOfWeek(day, 'en-US', 'sun')

/** Whether a day is one on which nobody works: Sunday or a Dutch public holiday. */
export const isDayOff = (day: CalendarDate): boolean => weekday(day) === 0 || isPublicHoliday(day.toString())

/** The ISO instant of a whole hour, with Amsterdam's offset on that day: `2026-12-01T21:00:00+01:00`. */
export const instantAt = (day: CalendarDate, hour: number): string =>
  toZoned(toCalendarDateTime(day).set({ hour }), ZONE)
    .toString()
    .replace(/\[.*\]$/, '')

/**
 * Makes a generator of numbers from 0 up to 1 that look random and follow from the text (FNV-1a, then mulberry32), so that the
 * same day is the same every time.
 */
export const chanceOf = (text: string): (() => number) => {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
