import { dayOf } from '../kernel/clock.ts'
import { figures } from './index.ts'

/** Days before its end at which a figure asks for its next value. */
const soonDays = 60

/** A figure of which the newest value is over, or soon will be. */
export interface StaleFigure {
  /** File in `src/core/figures`, without its ending. */
  file: string
  label: string
  /** YYYY-MM-DD: its last day. */
  until: string
  isOver: boolean
}

/** Every figure that has no value for a day (YYYY-MM-DD), or none from two months later; the first to end first. */
export const staleFigures = (day: string, all = figures): StaleFigure[] => {
  const soon = dayOf(day).add({ days: soonDays }).toString()
  return Object.entries(all)
    .flatMap(([file, ones]) => ones.map(({ label, lastDay }) => ({ file, label, until: lastDay })))
    .flatMap(({ until, ...one }) =>
      until !== undefined && until < soon ? [{ ...one, until, isOver: until < day }] : [],
    )
    .toSorted((one, other) => one.until.localeCompare(other.until))
}
