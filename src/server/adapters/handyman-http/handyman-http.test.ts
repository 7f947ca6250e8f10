import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { circuitsInMemory } from '../../ports/circuit-breaker.ts'
import { exampleOrder, handymanSuite, suiteClock } from '../../ports/handyman.suite.ts'
import { handymanGuards } from '../../ports/handyman.ts'
import { realPolicy, resilienceDependencies, resilient } from '../../ports/resilience.ts'
import { isSignedBy, signatureOf } from '../../ports/signature.ts'
import { handymanHttp } from './index.ts'
import { type Mood, type StandIn, standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'

handymanSuite('the partner over HTTP', async () => {
  const partner = await standIn(secret, suiteClock)
  return {
    port: handymanHttp({ url: partner.url, secret, timeout: 30_000 }, suiteClock),
    received: async (key) => (partner.orders.has(key) ? 1 : 0),
    close: partner.close,
  }
})

describe('a partner that goes wrong', () => {
  let partner: StandIn
  beforeAll(async () => {
    partner = await standIn(secret, suiteClock)
  })
  beforeEach(() => {
    partner.mood = 'well'
    partner.keys.length = 0
  })
  afterAll(() => partner.close())
  // long enough for a busy machine; short only where the partner never ends its answer
  const adapter = (over: { secret?: string; url?: string; timeout?: number } = {}) =>
    handymanHttp({ url: partner.url, secret, timeout: 30_000, ...over }, suiteClock)

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
    const asked = adapter(reason === 'timeout' ? { timeout: 300 } : {})
    await expect(asked.tasks()).rejects.toMatchObject({ partner: 'klusservice', reason })
    await expect(asked.order('key', exampleOrder)).rejects.toMatchObject({ reason })
    expect(partner.orders.size).toBe(0)
  })

  test('nobody there is unreachable, another secret is refused', async () => {
    const nobody = adapter({ url: 'http://127.0.0.1:9/' })
    await expect(nobody.tasks()).rejects.toMatchObject({ reason: 'unreachable' })
    const stranger = adapter({ secret: 'een-ander-geheim-van-meer-dan-32-tekens' })
    await expect(stranger.tasks()).rejects.toMatchObject({ reason: 'refused' })
  })

  test('every try of one order carries the same key', async () => {
    const kit = resilienceDependencies({
      pause: async (_ms, signal) => untilAborted(signal),
      circuits: circuitsInMemory(),
    })
    const patient = resilient('klusservice', adapter(), handymanGuards, realPolicy, kit)
    partner.mood = 'failing'
    await expect(patient.order('one-key', exampleOrder)).rejects.toMatchObject({ reason: 'unreachable' })
    expect(partner.keys).toEqual(['one-key', 'one-key', 'one-key'])
  })

  test('another order under a known key is refused', async () => {
    await adapter().order('taken', exampleOrder)
    const other = { ...exampleOrder, comment: 'iets anders' }
    await expect(adapter().order('taken', other)).rejects.toMatchObject({ reason: 'refused' })
  })
})

/** Back-off passes at once; a time-out, which has a signal, never comes. */
const untilAborted = (signal: AbortSignal | undefined): Promise<void> =>
  signal ? new Promise((resolve) => signal.addEventListener('abort', () => resolve())) : Promise.resolve()

describe('the signature', () => {
  const signed = {
    method: 'POST',
    path: '/v1/orders?a=1',
    timestamp: '1795176000',
    key: 'k',
    body: '{"a":1}',
  }
  const now = 1795176000

  test('holds for five minutes', () => {
    const signature = signatureOf(signed, secret)
    expect(isSignedBy(secret, signed, signature, now)).toBe(true)
    expect(isSignedBy(secret, signed, signature, now + 300)).toBe(true)
    expect(isSignedBy(secret, signed, signature, now + 301)).toBe(false)
    expect(isSignedBy(secret, signed, signature, now - 301)).toBe(false)
  })

  test.each(['method', 'path', 'timestamp', 'key', 'body'] as const)('covers the %s', (part) => {
    const changed = { ...signed, [part]: `${signed[part]}1` }
    expect(isSignedBy(secret, changed, signatureOf(signed, secret), now)).toBe(false)
  })

  test('is what docs/partners.md says', () => {
    expect(signatureOf(signed, secret)).toBe(
      'v1=1a4a1d92dcf0ce5c6844615f42fa31d1e1872a05002c73295b1771401d6c6289',
    )
  })
})
