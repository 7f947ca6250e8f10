import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clock, systemClock } from '../../core/kernel/clock.ts'
import { testChecks } from './checks.suite.ts'
import { circuitsInMemory } from './circuit-breaker.ts'
import type { Guards, Port } from './port.ts'
import { realPolicy, resilienceDependencies, resilient } from './resilience.ts'
import { signedChecks } from './signed.suite.ts'
import type { SignedSettings } from './signed-http.ts'
import type { Mood, SignedStandIn, StandInOptions } from './stand-in.ts'
import { type Conversation, wireSuite } from './wire.suite.ts'

/** An adapter for our own HTTP interface, with what tries it. */
export interface SignedTrial<P extends Port<P>> {
  /** Of the partner in errors. */
  name: string
  guards: Guards<P>
  clock: Clock
  open(settings: SignedSettings, clock: Clock): P
  standIn(options: Partial<StandInOptions>): Promise<SignedStandIn>
  /** A call that asks something. */
  ask(port: P): Promise<unknown>
  /** One that hands something over; left out where a partner is only asked. */
  order?(port: P, key: string): Promise<unknown>
  /** The idempotency key that such an order carries; the given one where nothing is said. */
  keyOf?(key: string): string
  conversations: Readonly<Record<string, Conversation<P>>>
}

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const newer = 'een-nieuwer-geheim-van-meer-dan-32-tekens'

/** Back-off passes at once; a time-out, which has a signal, never comes. */
const untilAborted = (signal: AbortSignal | undefined): Promise<void> =>
  signal ? new Promise((resolve) => signal.addEventListener('abort', () => resolve())) : Promise.resolve()

/** Opens the adapter for a stand-in, with patience for a busy machine. */
const openerOf =
  <P extends Port<P>>(trial: SignedTrial<P>) =>
  ({ url }: SignedStandIn, over: Partial<SignedSettings> = {}, by = trial.clock): P =>
    trial.open({ url, secret, timeout: 30_000, ...over }, by)

/** What every adapter for our own HTTP interface does, whatever goes wrong at the other end. */
export const signedAdapterSuite = <P extends Port<P>>(trial: SignedTrial<P>): void => {
  const { name, clock } = trial
  const opened = openerOf(trial)
  testChecks(`${name}: signed requests`, signedChecks, async () => {
    const partner = await trial.standIn({ secret })
    return {
      clock: systemClock,
      ask: ({ secret: other = secret, clock: by = systemClock }) =>
        trial.ask(opened(partner, { secret: other }, by)),
      close: partner.close,
    }
  })

  wireSuite(
    name,
    async () => {
      const partner = await trial.standIn({ secret, clock })
      return {
        port: opened(partner),
        spoil: (change) => {
          partner.spoil = change
        },
        close: partner.close,
      }
    },
    trial.conversations,
  )

  troublesSuite(trial)

  test(`${name}: while a secret is replaced, both work`, async () => {
    const partner = await trial.standIn({ secret: `${newer}, ${secret}`, clock })
    await trial.ask(opened(partner))
    await trial.ask(opened(partner, { secret: newer }))
    const other = opened(partner, { secret: `${newer}!` })
    await expect(trial.ask(other)).rejects.toHaveProperty('cause.message', 'HTTP 401')
    await partner.close()
  })
}

/** What is told of a partner that goes wrong, and that an order keeps its key. */
const troublesSuite = <P extends Port<P>>(trial: SignedTrial<P>): void => {
  const { name, guards, clock } = trial
  const opened = openerOf(trial)
  describe(`${name}: a partner that goes wrong`, () => {
    let partner: SignedStandIn
    beforeAll(async () => {
      partner = await trial.standIn({ secret, clock })
    })
    beforeEach(() => {
      partner.mood = 'well'
      partner.keys.length = 0
    })
    afterAll(() => partner.close())

    test.each<[Mood, string]>([
      ['failing', 'unreachable'],
      ['silent', 'timeout'],
      ['dripping', 'timeout'],
      ['redirecting', 'nonsense'],
      ['endless', 'nonsense'],
      ['html', 'nonsense'],
      ['misshapen', 'nonsense'],
    ])('%s is told as %s', async (mood, reason) => {
      partner.mood = mood
      // short only where the partner never ends its answer
      const asked = opened(partner, reason === 'timeout' ? { timeout: 300 } : {})
      await expect(trial.ask(asked)).rejects.toMatchObject({ partner: name, reason })
      if (trial.order) await expect(trial.order(asked, 'key')).rejects.toMatchObject({ reason })
      expect(partner.orders.size).toBe(0)
    })

    test('nobody there is unreachable', async () => {
      const nobody = opened(partner, { url: 'http://127.0.0.1:9/' })
      await expect(trial.ask(nobody)).rejects.toMatchObject({ reason: 'unreachable' })
    })

    const { order } = trial
    if (!order) return
    test('every try of one order carries the same key', async () => {
      const kit = resilienceDependencies({
        pause: async (_ms, signal) => untilAborted(signal),
        circuits: circuitsInMemory(),
      })
      const patient = resilient(name, opened(partner), guards, realPolicy, kit)
      partner.mood = 'failing'
      await expect(order(patient, 'one-key')).rejects.toMatchObject({ reason: 'unreachable' })
      const key = trial.keyOf?.('one-key') ?? 'one-key'
      expect(partner.keys).toEqual([key, key, key])
    })
  })
}
