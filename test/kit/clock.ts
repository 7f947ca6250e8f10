import { type Clock, instantOf } from '../../src/core/kernel/clock.ts'

/** A clock that stands still until a test moves it. */
export interface TravellingClock extends Clock {
  /** Goes on, or back, by milliseconds. */
  pass(milliseconds: number): void
  /** Goes to an ISO instant. */
  travel(instant: string): void
}

export const day = 86_400_000

/** Begins at this ISO instant. */
export function travellingClock(start: string): TravellingClock {
  let at = instantOf(start)
  return {
    now: () => at,
    pass: (milliseconds) => {
      at += milliseconds
    },
    travel: (instant) => {
      at = instantOf(instant)
    },
  }
}
