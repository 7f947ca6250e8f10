import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Clock, clockAt, systemClock } from '../../../core/kernel/clock.ts'
import { guardsOf } from '../../ports/calls.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { circuitsInMemory } from '../../ports/circuit-breaker.ts'
import { realPolicy, resilienceDependencies, resilient } from '../../ports/resilience.ts'
import { signedChecks } from '../../ports/signed.suite.ts'
import { standInOptions } from '../../ports/stand-in.ts'
import { wireSuite } from '../../ports/wire.suite.ts'
import { type SignedSettings, signedHttp } from './signed-http-adapter.ts'
import { type Mood, type SignedStandIn, signedStandIn } from './signed-http-stand-in.ts'
import { type TrialPort, trialCalls, trialName, trialPartner } from './test-port.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const newer = 'een-nieuwer-geheim-van-meer-dan-32-tekens'
const clock = clockAt('2026-11-20T12:00:00Z')
const content = new TextEncoder().encode('%PDF-1.7')

const asked: unknown[][] = []
const partnerOn = (by: Clock, secrets = secret): Promise<SignedStandIn> =>
  signedStandIn(trialCalls, trialPartner(asked), 'TRIAL', standInOptions({ secret: secrets, clock: by }))

const opened = (
  { url }: { url: string },
  over: Partial<SignedSettings> & { clock?: Clock; production?: boolean } = {},
): TrialPort => {
  const { clock: by = clock, production = true, ...settings } = over
  const to = { url, secret, timeout: 30_000, ...settings }
  return signedHttp(trialName, trialCalls, to, { clock: by, production })
}

testChecks('signed requests', signedChecks, async () => {
  const partner = await partnerOn(systemClock)
  return {
    clock: systemClock,
    ask: (over) => opened(partner, { clock: systemClock, ...over }).find('een'),
    hand: (key, other) => opened(partner, { clock: systemClock }).order(key, other ? 'twee' : 'een', content),
    close: partner.close,
  }
})

wireSuite(
  'a partner over our interface',
  async () => {
    const partner = await partnerOn(clock)
    return {
      port: opened(partner),
      spoil: (change) => {
        partner.spoil = change
      },
      close: partner.close,
    }
  },
  {
    offers: { ask: (port) => port.offers({ street: 'Dorpsstraat' }), needs: [['offers', 'offers[].id']] },
    order: { ask: (port) => port.order('same-key', 'een', content), needs: [['partnerReference']] },
    move: { ask: (port) => port.move({ uid: 'een', sequence: 1 }), needs: [['taken']] },
  },
)

let partner: SignedStandIn
beforeAll(async () => {
  partner = await partnerOn(clock)
})
beforeEach(() => {
  partner.mood = 'well'
  partner.spoil = undefined
  partner.keys.length = 0
  partner.orders.clear()
  asked.length = 0
})
afterAll(() => partner.close())

describe('what travels', () => {
  test('arrives as it was given, and comes back as it was answered', async () => {
    const port = opened(partner)
    expect(await port.offers({ street: 'Dorpsstraat', floor: 2 })).toEqual({
      offers: [{ id: 'een', note: 'klein' }, { id: 'twee' }],
    })
    expect(await port.order('sleutel', 'een', content)).toEqual({ partnerReference: 'T-sleutel' })
    expect(await port.move({ uid: 'een', sequence: 3 })).toBeUndefined()
    expect(await port.find('een')).toEqual({ id: 'een' })
    expect(await port.find('geen')).toBeUndefined()
    expect(asked).toEqual([
      [{ street: 'Dorpsstraat', floor: 2 }],
      ['sleutel', 'een', content],
      [{ uid: 'een', sequence: 3 }],
      ['een'],
      ['geen'],
    ])
    expect(partner.keys).toEqual(['sleutel', 'een-3'])
  })

  test('is what the port names, and nothing else', async () => {
    await opened(partner).offers({ street: 'Dorpsstraat', ...{ email: 'jannie@voorbeeld.nl' } })
    expect(asked).toEqual([[{ street: 'Dorpsstraat' }]])
  })

  test('is as the interface says, or nobody is asked; the fault names the field and not what stood there', async () => {
    const wrong = opened(partner).offers({ street: 'Dorpsstraat van Voorbeeld'.repeat(3), floor: 1.5 })
    await expect(wrong).rejects.toMatchObject({ partner: trialName, reason: 'nonsense' })
    const { cause } = await wrong.catch((thrown) => thrown)
    expect(cause.message).toContain('place.street, place.floor')
    expect(cause.message).not.toContain('Voorbeeld')
    expect(asked).toEqual([])
  })
})

describe('what a partner says', () => {
  test('is its one refusal where it is 409, and a fault between us where it is another 4xx', async () => {
    await expect(opened(partner).order('op', 'op', content)).rejects.toMatchObject({ reason: 'refused' })
    for (const wrong of [{ secret: `${secret}!` }, { url: `${partner.url}/elders` }])
      await expect(opened(partner, wrong).order('een', 'een', content)).rejects.toMatchObject({
        partner: trialName,
        reason: 'nonsense',
      })
    expect(partner.orders.size).toBe(0)
  })

  test.each<[string, (port: TrialPort) => Promise<unknown>, unknown]>([
    [
      'an empty page, where the port answers nothing',
      (port) => port.move({ uid: 'a', sequence: 1 }),
      undefined,
    ],
    ['an empty page', (port) => port.find('een'), undefined],
    ['another than was asked', (port) => port.find('een'), { id: 'twee' }],
    ['too long', (port) => port.find('een'), { id: 'een'.repeat(21) }],
  ])('is nonsense where it is %s', async (_name, ask, said) => {
    partner.spoil = () => said
    await expect(ask(opened(partner))).rejects.toMatchObject({ partner: trialName, reason: 'nonsense' })
  })

  test('is no example in production, and may be one in a trial', async () => {
    expect(await opened(partner).figure()).toEqual({ cents: 100, isExample: false })
    partner.spoil = (answer) => ({ ...(answer as object), isExample: true })
    await expect(opened(partner).figure()).rejects.toMatchObject({ reason: 'nonsense' })
    expect(await opened(partner, { production: false }).figure()).toMatchObject({ isExample: true })
  })
})

describe('a partner that goes wrong', () => {
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
    // The time-out is short only where the stand-in never ends its answer.
    const port = opened(partner, reason === 'timeout' ? { timeout: 300 } : {})
    await expect(port.find('een')).rejects.toMatchObject({ partner: trialName, reason })
    await expect(port.order('key', 'een', content)).rejects.toMatchObject({ partner: trialName, reason })
    expect(partner.orders.size).toBe(0)
  })

  test('nobody there is unreachable', async () => {
    const nobody = opened({ url: 'http://127.0.0.1:9/' })
    await expect(nobody.find('een')).rejects.toMatchObject({ reason: 'unreachable' })
  })

  test('every try of one order carries the same key', async () => {
    const kit = resilienceDependencies({
      pause: async (_ms, signal) => untilAborted(signal),
      circuits: circuitsInMemory(),
    })
    const patient = resilient(trialName, opened(partner), guardsOf(trialCalls), realPolicy, kit)
    partner.mood = 'failing'
    await expect(patient.order('one-key', 'een', content)).rejects.toMatchObject({ reason: 'unreachable' })
    expect(partner.keys).toEqual(['one-key', 'one-key', 'one-key'])
  })
})

/**
 * A pause for tests: without a signal (between tries) it ends at once; with a signal (a time-out) it lasts until it is aborted.
 */
const untilAborted = (signal: AbortSignal | undefined): Promise<void> =>
  signal ? new Promise((resolve) => signal.addEventListener('abort', () => resolve())) : Promise.resolve()

test('while a secret is replaced, both work', async () => {
  const replacing = await partnerOn(clock, `${newer}, ${secret}`)
  await opened(replacing).find('een')
  await opened(replacing, { secret: newer }).find('een')
  const other = opened(replacing, { secret: `${newer}!` })
  await expect(other.find('een')).rejects.toHaveProperty('cause.message', 'HTTP 401')
  await replacing.close()
})
