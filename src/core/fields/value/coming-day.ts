import type { Brick } from '../brick/brick.ts'
import { required } from '../brick/sentences.ts'
import { fieldToday } from '../brick/today.ts'
import { calendarDate, type DateParts } from './calendar-date.ts'

interface ComingDay {
  label: string
  hint?: string
  /** Error of a day before today, after the last one, or that does not exist. */
  invalid: string
  /** How many years ahead the last day is. */
  years: number
}

const yearsFrom = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** The first day of the next month, for the example: it is always in the future, and within a year. */
const firstOfNextMonth = (today: string): DateParts => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return month === 12
    ? { day: '01', month: '01', year: String(year + 1) }
    : { day: '01', month: String(month + 1).padStart(2, '0'), year: String(year) }
}

/** A day from today on, at most some years ahead. Its example is calculated: a fixed one would be in the past one day. */
export const comingDay = ({ years, ...facts }: ComingDay): Brick<string, DateParts | string> => {
  const made = calendarDate({
    ...facts,
    missing: required,
    example: firstOfNextMonth(fieldToday()),
    ok: (day) => day >= fieldToday() && day <= yearsFrom(fieldToday(), years),
    keeps: 'plain',
  })
  // a getter: the server sets the clock of the fields after this file was loaded
  Object.defineProperty(made.facts, 'example', {
    enumerable: true,
    get: () => firstOfNextMonth(fieldToday()),
  })
  return made
}
