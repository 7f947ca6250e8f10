import assert from 'node:assert/strict'
import type { Clock } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Check } from './suite.ts'

/** A partner that serves our own HTTP interface. */
export interface SignedWorld {
  clock: Clock
  /** Asks something that has an answer, signed with another secret or by another clock where one is given. */
  ask(over: { secret?: string; clock?: Clock }): Promise<unknown>
}

const refuses = async (asked: Promise<unknown>, what: string): Promise<void> => {
  const outcome = await asked.then(
    () => 'answered',
    // the reason tells less: where one status is the refusal of a call, any other is no answer
    (thrown: unknown) => String(thrown instanceof PartnerError ? thrown.cause : thrown),
  )
  assert.equal(outcome, 'Error: HTTP 401', `${what} must be answered with 401, and was: ${outcome}`)
}

const later = ({ now }: Clock, seconds: number): Clock => ({ now: () => now() + seconds * 1000 })

/** What every partner does that serves our interface, whatever it is asked. */
export const signedChecks: readonly Check<SignedWorld>[] = [
  {
    what: 'a request that is signed well is answered',
    run: async ({ ask }) => void (await ask({})),
  },
  {
    what: 'a request that is signed with another secret is refused',
    run: ({ ask }) =>
      refuses(ask({ secret: 'een-ander-geheim-van-meer-dan-32-tekens' }), 'A signature under another secret'),
  },
  {
    what: 'a signature is taken when the clocks differ by two minutes',
    run: async ({ ask, clock }) => {
      await ask({ clock: later(clock, 120) })
      await ask({ clock: later(clock, -120) })
    },
  },
  {
    what: 'a signature of more than five minutes before or after is refused',
    run: async ({ ask, clock }) => {
      await refuses(ask({ clock: later(clock, -400) }), 'A timestamp of 400 seconds ago')
      await refuses(ask({ clock: later(clock, 400) }), 'A timestamp 400 seconds ahead')
    },
  },
]
