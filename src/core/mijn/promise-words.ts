import { amsterdamDay, amsterdamTime, formatDay } from '../kernel/clock.ts'

/** What was promised about a request, as long as its sender waits for an answer. */
export interface Promised {
  /** ISO 8601 instant before which the sender hears. */
  dueOn: string
  /** Whether it waits for staff here. One that was passed on is with somebody else, and we do not know whether they answered. */
  isOpen: boolean
}

/** The moment in Dutch, in Amsterdam: `dinsdag 24 november 2026 om 9.15 uur`. */
const momentOf = (instant: string): string =>
  `${formatDay(amsterdamDay(instant), 'full')} om ${amsterdamTime(instant).replace(/^0/, '').replace(':', '.')} uur`

const isLate = (dueOn: string, now: number): boolean => now > Date.parse(dueOn)

/**
 * The sentence about it that the sender reads, in the mail and among their own requests; undefined where the moment is over and
 * we do not know whether they heard. `now` in milliseconds.
 */
export const promiseInWords = ({ dueOn, isOpen }: Promised, now: number): string | undefined => {
  if (!isLate(dueOn, now)) return `Je hoort vóór ${momentOf(dueOn)} van ons.`
  return isOpen
    ? `Je had vóór ${momentOf(dueOn)} van ons moeten horen. Dat is niet gelukt. Sorry daarvoor.`
    : undefined
}

/** Until when a request that waits has to be answered, for staff. `now` in milliseconds. */
export const dueInWords = (dueOn: string, now: number): string =>
  isLate(dueOn, now) ? `te laat: beloofd vóór ${momentOf(dueOn)}` : `vóór ${momentOf(dueOn)}`
