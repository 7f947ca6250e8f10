import { type Clock, instantOf } from '../../src/core/kernel/clock.ts'

/** A clock that stands still until a test moves it. */
export interface TravellingClock extends Clock {
  /** Moves the clock forward, or back, by milliseconds. */
  pass(milliseconds: number): void
  travel(instant: string): void
}

export const day = 86_400_000

/** Makes a clock that stands at this ISO instant. */
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
