import { dayOf } from '../kernel/clock.ts'
import { figures } from './figures.ts'

/** Days before the end of its newest value from which a figure counts as stale. */
const soonDays = 60

/** A figure whose newest value is over, or soon will be. */
export interface StaleFigure {
  /** File in `src/core/figures`, without its extension. */
  file: string
  label: string
  /** Last day of the newest value (YYYY-MM-DD). */
  until: string
  isOver: boolean
}

/** Every figure without a value on a day (YYYY-MM-DD), or without one two months later; the first to end comes first. */
export const staleFigures = (day: string, all = figures): StaleFigure[] => {
  const soon = dayOf(day).add({ days: soonDays }).toString()
  return Object.entries(all)
    .flatMap(([file, ones]) => ones.map(({ label, lastDay }) => ({ file, label, until: lastDay })))
    .flatMap(({ until, ...one }) =>
      until !== undefined && until < soon ? [{ ...one, until, isOver: until < day }] : [],
    )
    .toSorted((one, other) => one.until.localeCompare(other.until))
}
