import { type Clock, systemClock, todayIso } from '../../kernel/day.ts'

let clock: Clock = systemClock

/**
 * From which clock the bricks take their day (no birth and no building in the future). A brick is made once, when
 * its file is read, so the clock cannot be handed to it: the server hands over its own at start, tests move it.
 */
export const setFieldClock = (own: Clock): void => {
  clock = own
}

/** The calendar day in Amsterdam by which bricks judge, as YYYY-MM-DD. */
export const fieldToday = (): string => todayIso(clock)
