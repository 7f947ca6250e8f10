import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaOf } from '../../ports/settings.ts'
import { smsSuite } from '../../ports/sms.suite.ts'
import { wireSuite } from '../../ports/wire.suite.ts'
import { smsHttpConfig } from './config.ts'
import { smsHttp } from './index.ts'
import { refusedNumber, type SmsStandIn, standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const open = ({ url }: SmsStandIn, over: { SMS_SECRET?: string; SMS_URL?: string; timeout?: number } = {}) =>
  smsHttp({ SMS_URL: url, SMS_SECRET: secret, SMS_FROM: 'Thuisbasis', timeout: 30_000, ...over })
const message = { to: '+31612345678', text: 'Je afspraak is om 9.00 uur.' }

smsSuite('text messages over HTTP', async () => {
  const partner = await standIn({ secret })
  return {
    port: open(partner),
    refused: refusedNumber,
    close: partner.close,
    arrived: async (number) =>
      [...partner.messages.values()].filter(({ to }) => to === number).map(({ text }) => text),
  }
})

wireSuite(
  'sms',
  async () => {
    const partner = await standIn({ secret })
    return {
      port: open(partner),
      spoil: (change) => {
        partner.spoil = change
      },
      close: partner.close,
    }
  },
  { send: { ask: (port) => port.send('same-key', message), needs: [['id']] } },
)

describe('a partner that goes wrong', () => {
  let partner: SmsStandIn
  beforeAll(async () => {
    partner = await standIn({ secret })
  })
  beforeEach(() => {
    partner.instead = undefined
  })
  afterAll(() => partner.close())

  test.each([
    [{ status: 503, body: '{}' }, 'unreachable'],
    [{ status: 429, body: '{}' }, 'unreachable'],
    [{ status: 400, body: '{"error":"to"}' }, 'refused'],
    [{ status: 200, body: '<h1>Welcome to nginx</h1>' }, 'nonsense'],
    [{ status: 200, body: '' }, 'nonsense'],
    [{ status: 302, body: '', location: 'http://127.0.0.1:9/' }, 'nonsense'],
  ])('%j is %s', async (instead, reason) => {
    partner.instead = instead
    await expect(open(partner).send('wrong', message)).rejects.toMatchObject({ partner: 'sms', reason })
  })

  test('that says nothing is given up in time', async () => {
    partner.instead = 'silent'
    const sent = open(partner, { timeout: 50 }).send('silent', message)
    await expect(sent).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('a wrong secret or address of ours refuses no number for good', async () => {
    for (const wrong of [{ SMS_SECRET: `${secret}!` }, { SMS_URL: `${partner.url}/elders` }])
      await expect(open(partner, wrong).send('ours', message)).rejects.toMatchObject({
        reason: 'unreachable',
      })
    expect(partner.messages.has('ours')).toBe(false)
  })

  test('gets who sends it, and a number as it was given', async () => {
    await open(partner).send('whole', message)
    expect(partner.messages.get('whole')).toEqual({ from: 'Thuisbasis', ...message })
  })
})

test.each([
  [{}, true],
  [{ SMS_FROM: '+31612345678' }, true],
  [{ SMS_FROM: 'Thuisbasis van ons' }, false],
  [{ SMS_SECRET: 'kort' }, false],
  [{ SMS_SECRET: 'een geheim met één accent' }, false],
  [{ SMS_SECRET: 'een geheim dat op een regel eindigt\n' }, false],
  [{ SMS_URL: 'http://sms.voorbeeld.nl/v1' }, false],
])('settings with %j count: %s', (given, counts) => {
  const good = { SMS_URL: 'https://sms.voorbeeld.nl/v1', SMS_SECRET: 'a'.repeat(16) }
  expect(z.safeParse(schemaOf(smsHttpConfig), { ...good, ...given }).success).toBe(counts)
})
