import { type CalendarDate, parseAbsolute, toCalendarDate } from '@internationalized/date'
import { instantOf, wallToZulu, ZONE } from '../kernel/clock.ts'

/** The fewest and the most moments that a visitor chooses (spec 000 section 9). */
export const minMoments = 3
export const maxMoments = 7

/** Number of days after tomorrow that the calendar reaches: rates reach at least that far (D27). */
export const calendarDays = 400

/** The errors of fewer and of more moments (D45). */
export const tooFewMoments = 'Je moet minimaal 3 momenten kiezen'
export const tooManyMoments = 'Je kunt maximaal 7 momenten kiezen.'

export type Period = 'morning' | 'afternoon' | 'evening'

/** The parts of a day in Amsterdam time, and the options that each becomes when booked (spec 000 section 4). */
export const periods: Record<
  Period,
  { label: string; start: number; end: number; options: readonly (readonly [number, number])[] }
> = {
  morning: {
    label: 'Ochtend',
    start: 8,
    end: 12,
    options: [
      [8, 10],
      [10, 12],
    ],
  },
  afternoon: {
    label: 'Middag',
    start: 12,
    end: 18,
    options: [
      [12, 14],
      [14, 16],
      [16, 18],
    ],
  },
  evening: { label: 'Avond', start: 18, end: 21, options: [[18, 21]] },
}

/** A day on which the handyman works, as the call for rates answers it: `date` is the instant at which that day ends. */
export interface RateDay {
  date: string
  /** Euros. */
  price: number
  /** Euros. */
  service_fee: number
}

/** A part of a day that can be chosen. */
export interface Slot {
  /** YYYY-MM-DD in Amsterdam. */
  day: string
  period: Period
  price: number
  service_fee: number
}

const wall = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00`

// The same 42 days come back with every answer, and converting all of them to the time zone takes a millisecond, so results are
// kept.
const dayByDate = new Map<string, CalendarDate>()
const mostDays = 1000

/** The Amsterdam day of a rate: that of its `date` minus one millisecond (D11). */
export const dayOfRate = ({ date }: Pick<RateDay, 'date'>): CalendarDate => {
  const known = dayByDate.get(date)
  if (known) return known
  const day = toCalendarDate(parseAbsolute(date, ZONE).subtract({ milliseconds: 1 }))
  if (dayByDate.size >= mostDays) dayByDate.clear()
  dayByDate.set(date, day)
  return day
}

/** The parts of a day that are offered: their start plus 2 hours lies strictly before the end of the handyman's day (D11). */
export const slotsOf = (rate: RateDay): Slot[] => {
  const day = dayOfRate(rate).toString()
  const ends = instantOf(rate.date)
  return (Object.keys(periods) as Period[])
    .filter((period) => instantOf(wallToZulu(wall(day, periods[period].start))) + 2 * 3_600_000 < ends)
    .map((period) => ({ day, period, price: rate.price, service_fee: rate.service_fee }))
}

export interface BookingOption {
  /** Amsterdam time without offset (D13). */
  startTime: string
  startTimeZulu: string
  endTime: string
  endTimeZulu: string
  /** The price of that day in euros (D11). */
  rate: number
  /** The service fee for a visit, in euros, as its sender saw it. */
  service_fee?: number | undefined
}

/** The options in the booking request that a chosen part of a day becomes (spec 000 section 4). */
export const optionsOf = (slot: Pick<Slot, 'day' | 'period' | 'price'> & Partial<Slot>): BookingOption[] =>
  periods[slot.period].options.map(([from, to]) => ({
    startTime: wall(slot.day, from),
    startTimeZulu: wallToZulu(wall(slot.day, from)),
    endTime: wall(slot.day, to),
    endTimeZulu: wallToZulu(wall(slot.day, to)),
    rate: slot.price,
    ...(slot.service_fee !== undefined && { service_fee: slot.service_fee }),
  }))

/** The words of a part of a day in a sentence: `Ochtend, 8.00 tot 12.00 uur`. */
export const periodText = (period: Period): string =>
  `${periods[period].label}, ${periods[period].start}.00 tot ${periods[period].end}.00 uur`

const onClock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

/** The hours of a part of a day on its button: `08:00 tot 12:00` (D92). */
export const hoursText = (period: Period): string =>
  `${onClock(periods[period].start)} tot ${onClock(periods[period].end)}`
