import { CalendarDate, parseDate } from '@internationalized/date'

/**
 * Full years since a date (YYYY-MM-DD) on a given day; the birthday counts once it is reached.
 * Empty, unparseable and future dates give 0 (spec 000 section 5, age helper).
 */
export const age = (date: string | undefined, on: CalendarDate): number => {
  if (!date) return 0
  let born: CalendarDate
  try {
    const parsed = parseDate(date)
    born = new CalendarDate(parsed.year, parsed.month, parsed.day)
  } catch {
    return 0
  }
  const reached = on.month > born.month || (on.month === born.month && on.day >= born.day)
  return Math.max(0, on.year - born.year - (reached ? 0 : 1))
}
