import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { systemClock } from '../../../core/kernel/clock.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { examplePayment, paymentsChecks } from '../../ports/payments.suite.ts'
import { schemaOf } from '../../ports/settings.ts'
import { mollie } from './mollie-adapter.ts'
import { mollieConfig } from './mollie-config.ts'
import { type MollieStandIn, standIn, standInKey } from './mollie-stand-in.ts'

const open = ({ url }: MollieStandIn, over: { MOLLIE_API_KEY?: string; timeout?: number } = {}) =>
  mollie({ MOLLIE_URL: url, MOLLIE_API_KEY: standInKey, timeout: 30_000, ...over })
const words = { paid: 'paid', cancelled: 'canceled', expired: 'expired', failed: 'failed' } as const

testChecks('payments by way of Mollie', paymentsChecks, async () => {
  const bank = await standIn()
  return {
    port: open(bank),
    clock: systemClock,
    close: bank.close,
    choose: async (id, state) => bank.choose(id, words[state]),
  }
})

let bank: MollieStandIn
beforeAll(async () => {
  bank = await standIn()
})
beforeEach(() => {
  bank.instead = undefined
  bank.spoil = undefined
})
afterAll(() => bank.close())

const start = () => open(bank).start(examplePayment())

describe('what Mollie is told', () => {
  test('is what whoever pays agreed to, with where they come back', async () => {
    const payment = examplePayment({ amountCents: 1795 })
    const { id, payUrl } = await open(bank).start(payment)
    expect(payUrl).toBe(`${bank.url}/checkout/${id}`)
    expect(bank.payments.get(id)).toMatchObject({
      amount: { currency: 'EUR', value: '17.95' },
      description: payment.description,
      method: 'ideal',
      redirectUrl: payment.returnUrl,
      webhookUrl: payment.noticeUrl,
      metadata: { key: payment.key },
    })
  })

  test('names no address for notices that cannot reach us', async () => {
    const { id } = await open(bank).start(examplePayment({ noticeUrl: undefined }))
    expect(bank.payments.get(id)?.webhookUrl).toBeNull()
  })
})

describe('what Mollie tells', () => {
  test.each([
    ['pending', 'open'],
    ['authorized', 'open'],
    ['canceled', 'cancelled'],
  ])('%s is %s', async (status, state) => {
    const { id } = await start()
    bank.choose(id, status)
    expect(await open(bank).find(id)).toMatchObject({ state })
  })

  test.each([
    ['a state that nobody knows', { status: 'teleported' }],
    ['an amount that is none', { amount: { currency: 'EUR', value: '24.9' } }],
    ['no state', { status: undefined }],
  ])('with %s is nonsense', async (_what, over) => {
    const { id } = await start()
    bank.spoil = (answer) => ({ ...(answer as object), ...over })
    await expect(open(bank).find(id)).rejects.toMatchObject({ partner: 'payments', reason: 'nonsense' })
  })

  test('without a place to pay is no payment', async () => {
    bank.spoil = (answer) => ({
      ...(answer as { _links: object }),
      _links: { self: { href: 'x', type: 'y' } },
    })
    await expect(start()).rejects.toMatchObject({ reason: 'nonsense' })
  })

  test('in more pages than one is read to its end, from where we are set to ask', async () => {
    await using full = Object.assign(await standIn(), {
      async [Symbol.asyncDispose]() {
        await full.close()
      },
    })
    const port = open(full)
    for (let left = 251; left > 0; left--) await port.start(examplePayment())
    full.asked.length = 0
    const span = { from: '2000-01-01T00:00:00Z', until: '2100-01-01T00:00:00Z' }
    expect(await port.list(span)).toHaveLength(251)
    expect(full.asked).toEqual(['GET /v2/payments', 'GET /v2/payments'])
  })
})

describe('a bank that goes wrong', () => {
  test.each([
    [{ status: 503, body: '{}' }, 'unreachable'],
    [{ status: 429, body: '{"status":429,"title":"Too Many Requests","detail":"Slow down"}' }, 'unreachable'],
    [{ status: 409, body: '{"status":409,"title":"Conflict","detail":"Being handled"}' }, 'unreachable'],
    [{ status: 422, body: '{"status":422,"title":"Unprocessable Entity","detail":"No"}' }, 'refused'],
    [{ status: 200, body: '<h1>Welcome to nginx</h1>' }, 'nonsense'],
    [{ status: 201, body: '{}' }, 'nonsense'],
    [{ status: 302, body: '', location: 'http://127.0.0.1:9/' }, 'nonsense'],
    [{ status: 201, body: ' '.repeat(4 * 1024 * 1024) }, 'nonsense'],
  ])('%o is %s', async (instead, reason) => {
    bank.instead = instead
    await expect(start()).rejects.toMatchObject({ partner: 'payments', reason })
  })

  test('that says nothing is given up in time', async () => {
    bank.instead = 'silent'
    const started = open(bank, { timeout: 50 }).start(examplePayment())
    await expect(started).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('or does not know our key refuses nobody, and a key of theirs stands in no error', async () => {
    const key = `test_${'z'.repeat(30)}`
    const thrown: unknown = await open(bank, { MOLLIE_API_KEY: key })
      .start(examplePayment())
      .catch((one: unknown) => one)
    expect(thrown).toMatchObject({ partner: 'payments', reason: 'unreachable' })
    expect(String(thrown)).not.toContain(key)
  })
})

test.each([
  [{}, true],
  [{ MOLLIE_API_KEY: 'live_0123456789abcdefghij' }, true],
  [{ MOLLIE_API_KEY: 'geheim' }, false],
  [{ MOLLIE_URL: 'https://api.mollie.com/v2' }, false],
  [{ MOLLIE_URL: 'http://mollie.voorbeeld.nl' }, false],
])('settings with %j count: %s', (given, counts) => {
  const good = { MOLLIE_API_KEY: standInKey }
  expect(z.safeParse(schemaOf(mollieConfig), { ...good, ...given }).success).toBe(counts)
})
