import { type Clock, systemClock, todayIso } from '../../kernel/day.ts'

let clock: Clock = systemClock

/**
 * Sets the clock from which the bricks take their day (a birth or a building year is never in the future). A brick is made once,
 * when its file is loaded, so it cannot be given the clock: the server sets its own at start, tests another.
 */
export const setFieldClock = (own: Clock): void => {
  clock = own
}

/** The calendar day in Amsterdam that the bricks judge by, as YYYY-MM-DD. */
export const fieldToday = (): string => todayIso(clock)
