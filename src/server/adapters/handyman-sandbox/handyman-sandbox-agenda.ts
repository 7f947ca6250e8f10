import type { CalendarDate } from '@internationalized/date'
import { type Cents, eurosFromCents } from '../../../core/kernel/money.ts'
import type { RateDay } from '../../../core/rules/moments.ts'
import { chanceOf, instantAt, isDayOff, weekday } from '../sandbox-kit/working-days.ts'
import type { SandboxTask } from './tasks.ts'

/**
 * The rate of one day, always the same for the same task, place and day; undefined when nobody can come. The day's end hour tells
 * which parts of it are offered. Weekdays mostly end at 21:00 or 22:00, so that all parts of the day are offered (spec 000
 * section 9); some end at 17:00 (no evening) or 13:00 (morning only), as do Saturdays.
 */
export const rateOn = (
  task: SandboxTask,
  place: { lat: number; lon: number },
  day: CalendarDate,
): RateDay | undefined => {
  if (isDayOff(day)) return undefined
  // A tenth of a degree is some ten kilometres, so that one town has one agenda.
  const chance = chanceOf(`${task.id}/${place.lat.toFixed(1)}/${place.lon.toFixed(1)}/${day}`)
  const full = chance() < 0.08
  if (full) return undefined
  const saturday = weekday(day) === 6
  const ends = endHour(chance(), saturday)
  return {
    date: instantAt(day, ends),
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

/** The price of a day: 15 % more on Saturday, and up to 4 % more or less by chance. In steps of 5 cents. */
const priceOf = (tariff: Cents, chance: number, saturday: boolean): Cents =>
  5 * Math.round((tariff * (saturday ? 1.15 : 1) * (0.96 + chance * 0.08)) / 5)

const feeOf = (tariff: Cents): Cents => (tariff < 5000 ? 395 : tariff < 15_000 ? 495 : 795)
