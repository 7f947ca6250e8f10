import { type CalendarDate, getDayOfWeek, toCalendarDateTime, toZoned } from '@internationalized/date'
import Holidays from 'date-holidays'
import { ZONE } from '../../../core/kernel/clock.ts'
import { type Cents, eurosFromCents } from '../../../core/kernel/money.ts'
import type { RateDay } from '../../../core/rules/moments.ts'
import type { SandboxTask } from './tasks.ts'

const dutch = new Holidays('NL', { types: ['public'] })
const holidaysOf = new Map<number, ReadonlySet<string>>()

/** A day on which nobody works: Sunday or a Dutch public holiday. */
export const isFree = (day: CalendarDate): boolean =>
  weekday(day) === 0 || publicHolidays(day.year).has(day.toString())

/**
 * How one handyman's day looks, always the same for the same task, place and day; undefined when nobody can come.
 * Weekdays mostly end at 21:00 or 22:00, so that all parts of the day are offered (spec 000 section 9);
 * some end at 17:00 (no evening) or 13:00 (morning only), as do Saturdays.
 */
export const rateOn = (
  task: SandboxTask,
  place: { lat: number; lon: number },
  day: CalendarDate,
): RateDay | undefined => {
  if (isFree(day)) return undefined
  // Some ten kilometres: one town has one agenda.
  const chance = dice(`${task.id}/${place.lat.toFixed(1)}/${place.lon.toFixed(1)}/${day}`)
  const full = chance() < 0.08
  if (full) return undefined
  const saturday = weekday(day) === 6
  const ends = endHour(chance(), saturday)
  return {
    date: endOf(day, ends),
    price: eurosFromCents(priceOf(task.tariff, chance(), saturday)),
    service_fee: eurosFromCents(feeOf(task.tariff)),
  }
}

const endHour = (chance: number, saturday: boolean): number => {
  if (saturday) return chance < 0.5 ? 17 : 13
  if (chance < 0.6) return 21
  if (chance < 0.8) return 22
  return chance < 0.94 ? 17 : 13
}

/** Saturday costs 15 % more; a busy or quiet day differs 4 % at most. In steps of 5 cents. */
const priceOf = (tariff: Cents, chance: number, saturday: boolean): Cents =>
  5 * Math.round((tariff * (saturday ? 1.15 : 1) * (0.96 + chance * 0.08)) / 5)

const feeOf = (tariff: Cents): Cents => (tariff < 5000 ? 395 : tariff < 15_000 ? 495 : 795)

/** ISO instant with the offset of Amsterdam on that very day: `2026-12-01T21:00:00+01:00`. */
const endOf = (day: CalendarDate, hour: number): string =>
  toZoned(toCalendarDateTime(day).set({ hour }), ZONE)
    .toString()
    .replace(/\[.*\]$/, '')

/** 0 is Sunday, 6 Saturday. */
const weekday = (day: CalendarDate): number => getDayOfWeek(day, 'en-US', 'sun')

const publicHolidays = (year: number): ReadonlySet<string> => {
  const known = holidaysOf.get(year)
  if (known) return known
  const days = dutch.getHolidays(year).filter((holiday) => holiday.type === 'public')
  const dates = new Set(days.map((holiday) => holiday.date.slice(0, 10)))
  holidaysOf.set(year, dates)
  return dates
}

/** Numbers from 0 up to 1 that look like chance and follow from the text (FNV-1a, then mulberry32). */
const dice = (text: string): (() => number) => {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
