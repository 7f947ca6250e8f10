import Holidays from 'date-holidays'

const dutch = new Holidays('NL', { types: ['public'] })
const byYear = new Map<number, ReadonlySet<string>>()

const holidaysIn = (year: number): ReadonlySet<string> => {
  const known = byYear.get(year)
  if (known) return known
  // The library also lists other kinds of days, such as those on which schools are closed.
  const days = dutch.getHolidays(year).filter(({ type }) => type === 'public')
  const dates = new Set(days.map(({ date }) => date.slice(0, 10)))
  byYear.set(year, dates)
  return dates
}

/** Whether a day (YYYY-MM-DD) is a Dutch public holiday. */
export const isPublicHoliday = (day: string): boolean => holidaysIn(Number(day.slice(0, 4))).has(day)
