import type { Hours } from '../planning/agenda.ts'
import type { OpeningWeek } from '../rules/due-on.ts'

/** One line of the opening hours of a desk: `maandag tot en met vrijdag` and `8.30 - 18.00 uur`. */
interface OpeningLine {
  days: string
  times: string
}

const weekdays: readonly string[] = [
  'maandag',
  'dinsdag',
  'woensdag',
  'donderdag',
  'vrijdag',
  'zaterdag',
  'zondag',
]

/** What is wrong with days or times that are written in another way, and with lines that say a time twice. */
export const daysUnread =
  'Schrijf dagen als ‘maandag tot en met vrijdag’, ‘zaterdag’ of ‘maandag en donderdag’.'
export const timesUnread = 'Schrijf tijden als ‘8.30 - 18.00 uur’.'
export const hoursOverlap = 'Twee regels noemen dezelfde tijd van een dag.'

/** The numbers (0 is Monday) from one day to another, or of one day; undefined for what is neither. */
const stretchOf = (text: string): number[] | undefined => {
  const [first = '', last = first, ...more] = text.split(' tot en met ')
  const [from, until] = [weekdays.indexOf(first), weekdays.indexOf(last)]
  if (more.length > 0 || from < 0 || until < from) return undefined
  return Array.from({ length: until - from + 1 }, (_, index) => from + index)
}

/** The days of the week (0 is Monday) that a text names; undefined where it is written in another way. */
export const daysIn = (text: string): number[] | undefined => {
  const stretches = text.split(/, | en (?!met )/).map(stretchOf)
  return stretches.every((one) => one !== undefined) ? stretches.flat() : undefined
}

/** The times between which a desk is open, of a text; undefined where it is written in another way, or ends before it begins. */
export const timesIn = (text: string): Hours | undefined => {
  const found = /^(\d{1,2})\.([0-5]\d) - (\d{1,2})\.([0-5]\d) uur$/.exec(text)
  if (!found) return undefined
  const [, hour = '', minute = '', lastHour = '', lastMinute = ''] = found
  const [from, until] = [`${hour.padStart(2, '0')}:${minute}`, `${lastHour.padStart(2, '0')}:${lastMinute}`]
  return from < until && until <= '24:00' ? { from, until } : undefined
}

/** The week that these lines say. A line that cannot be read says nothing: the schema of the settings refuses it. */
export const openingWeek = (lines: readonly OpeningLine[]): OpeningWeek =>
  weekdays.map((_, day) =>
    lines
      .flatMap(({ days, times }) => (daysIn(days)?.includes(day) ? (timesIn(times) ?? []) : []))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  )

/** Whether no time of a day is said twice: it would count twice where hours are counted. */
export const isSaidOnce = (lines: readonly OpeningLine[]): boolean =>
  openingWeek(lines).every((day) =>
    day.every(({ from }, index) => index === 0 || (day[index - 1]?.until ?? '') <= from),
  )
