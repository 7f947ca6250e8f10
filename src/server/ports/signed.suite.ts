import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Clock } from '../../core/kernel/clock.ts'
import { PartnerError } from '../../core/kernel/fault.ts'
import type { Check } from './suite.ts'

export interface SignedWorld {
  clock: Clock
  /** Makes a call that has an answer, signed with another secret or by another clock where one is given. */
  ask(over: { secret?: string; clock?: Clock }): Promise<unknown>
  /** Hands something over under this key; `other` hands something else over under the same key. */
  hand(key: string, other: boolean): Promise<unknown>
}

const isAnswered = async (status: number, asked: Promise<unknown>, what: string): Promise<void> => {
  const outcome = await asked.then(
    () => 'answered',
    // The cause names the status, which the reason does not: several statuses have the same reason.
    (thrown: unknown) => String(thrown instanceof PartnerError ? thrown.cause : thrown),
  )
  const expected = `Error: HTTP ${status}`
  assert.equal(outcome, expected, `${what} must be answered with ${status}, and was: ${outcome}`)
}

const later = ({ now }: Clock, seconds: number): Clock => ({ now: () => now() + seconds * 1000 })

/** What every partner that serves our HTTP interface must do with signatures and keys, whatever the call. */
export const signedChecks: readonly Check<SignedWorld>[] = [
  {
    what: 'a request that is signed well is answered',
    run: async ({ ask }) => void (await ask({})),
  },
  {
    what: 'a request that is signed with another secret is refused',
    run: ({ ask }) =>
      isAnswered(
        401,
        ask({ secret: 'een-ander-geheim-van-meer-dan-32-tekens' }),
        'A signature under another secret',
      ),
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
      await isAnswered(401, ask({ clock: later(clock, -400) }), 'A timestamp of 400 seconds ago')
      await isAnswered(401, ask({ clock: later(clock, 400) }), 'A timestamp 400 seconds ahead')
    },
  },
  {
    what: 'another body under a known key is told as a fault of ours',
    run: async ({ hand }) => {
      const key = `suite-${randomUUID()}`
      await hand(key, false)
      await isAnswered(422, hand(key, true), 'Another body under a known key')
    },
  },
]
