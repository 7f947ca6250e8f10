import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testChecks } from '../../ports/checks.suite.ts'
import { schemaOf } from '../../ports/settings.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import type { SignedSettings } from '../../ports/signed-http.ts'
import { ask, checks, interfaceChecks, suiteClock, suiteMessage } from '../../ports/sms.suite.ts'
import { smsGuards, smsName } from '../../ports/sms.ts'
import type { SignedStandIn } from '../../ports/stand-in.ts'
import { smsHttpConfig } from './config.ts'
import { smsHttp } from './index.ts'
import { refusedNumber, standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const open = ({ url }: SignedStandIn, over: Partial<SignedSettings> = {}) =>
  smsHttp({ url, secret, timeout: 30_000, SMS_FROM: 'Thuisbasis', ...over }, suiteClock)

testChecks('text messages over HTTP', [...checks, ...interfaceChecks], async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  const messages = () => [...partner.orders.values()] as { to: string; text: string }[]
  return {
    port: open(partner),
    clock: suiteClock,
    refused: refusedNumber,
    arrived: async (number) =>
      messages()
        .filter(({ to }) => to === number)
        .map(({ text }) => text),
    close: partner.close,
  }
})

signedAdapterSuite({
  name: smsName,
  guards: smsGuards,
  clock: suiteClock,
  open: (settings, clock) => smsHttp({ ...settings, SMS_FROM: 'Thuisbasis' }, clock),
  standIn,
  // nothing is only asked of this partner
  ask,
  order: (port, key) => port.send(key, suiteMessage),
  conversations: {
    send: { ask: (port) => port.send('same-key', suiteMessage), needs: [['reference']] },
  },
})

describe('a message', () => {
  let partner: SignedStandIn
  beforeAll(async () => {
    partner = await standIn({ secret, clock: suiteClock })
  })
  beforeEach(() => partner.orders.clear())
  afterAll(() => partner.close())

  test('goes with who sends it, and to the number as it was given', async () => {
    await open(partner).send('whole', suiteMessage)
    expect(partner.orders.get('whole')).toEqual({ from: 'Thuisbasis', ...suiteMessage })
  })

  test('is refused for good to nobody because of a wrong secret or address of ours', async () => {
    for (const wrong of [{ secret: `${secret}!` }, { url: `${partner.url}/elders` }])
      await expect(open(partner, wrong).send('ours', suiteMessage)).rejects.toMatchObject({
        partner: smsName,
        reason: 'nonsense',
      })
    expect(partner.orders.size).toBe(0)
  })
})

test.each([
  [{}, true],
  [{ SMS_FROM: '+31612345678' }, true],
  [{ SMS_FROM: 'Thuisbasis van ons' }, false],
])('settings with %j count: %s', (given, counts) => {
  expect(z.safeParse(schemaOf(smsHttpConfig), given).success).toBe(counts)
})
