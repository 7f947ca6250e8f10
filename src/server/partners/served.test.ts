import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusedNumber } from '../adapters/sms-sandbox/sms-sandbox-adapter.ts'
import { suiteCase, suiteDocument } from '../ports/cases.suite.ts'
import { testChecks } from '../ports/checks.suite.ts'
import { exampleHandymanOrder as handymanOrder } from '../ports/handyman.suite.ts'
import { exampleInspectionOrder as inspectionOrder } from '../ports/inspections.suite.ts'
import { exampleRegistration } from '../ports/insulation.suite.ts'
import { exampleApplication } from '../ports/insurer.suite.ts'
import { schemaOf } from '../ports/settings.ts'
import { suiteMessage } from '../ports/sms.suite.ts'
import type { PartnerSuite } from '../ports/suite.ts'
import { exampleValuedHome } from '../ports/valuation.suite.ts'
import { type Adapter, fileNameOf, type Partner } from './partner.ts'
import { partners } from './partners.ts'
import { sms } from './sms.ts'
import { standInOf } from './stand-in.ts'

// Every sandbox of a partner that serves our own HTTP interface passes the checks of its port over that interface too.

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'

interface Served {
  partner: Partner
  serves: NonNullable<Adapter<unknown>['serves']>
  suite: PartnerSuite
}

const served: Served[] = await Promise.all(
  partners.flatMap((partner) =>
    Object.values(partner.adapters).flatMap(({ serves }) =>
      serves
        ? [import(`../ports/${fileNameOf(partner)}.suite.ts`).then((suite) => ({ partner, serves, suite }))]
        : [],
    ),
  ),
)

const servedBy = (key: string): Served => served.find(({ partner }) => partner.key === key) as Served

const opened = async ({ partner, serves, suite: { suiteClock: clock } }: Served) => {
  const outside = await standInOf(partner, { secret, clock })
  const to = { url: outside.url, secret, timeout: 30_000 }
  const given = { SMS_FROM: 'Thuisbasis' }
  return { outside, port: serves.reach(to, given as never, { clock, production: true }) as never }
}

for (const one of served)
  testChecks(`${one.partner.key} over our interface`, one.suite.checks, async () => {
    const { outside, port } = await opened(one)
    const received = async (key: string) => (outside.orders.has(key) ? 1 : 0)
    const close = outside.close
    const world = { port, clock: one.suite.suiteClock, received, refused: refusedNumber, close }
    return world
  })

/** For each partner a call that hands something over: its name, its arguments after the key, and the body that must travel. */
const handed: Readonly<Record<string, readonly [string, unknown[], unknown]>> = {
  handyman: ['order', [handymanOrder], { order: handymanOrder }],
  cases: ['open', [suiteCase], { opened: suiteCase }],
  valuation: ['estimate', [exampleValuedHome], { home: exampleValuedHome }],
  insulation: ['register', [exampleRegistration], { registration: exampleRegistration }],
  insurer: ['submit', [exampleApplication], { application: exampleApplication }],
  sms: ['send', [suiteMessage], { message: { from: 'Thuisbasis', ...suiteMessage } }],
}

test('what is handed over travels whole, as the port says it', async () => {
  for (const [key, [call, given, body]] of Object.entries(handed)) {
    const one = servedBy(key)
    const { outside, port } = await opened(one)
    await (port as Record<string, (...given: unknown[]) => unknown>)[call]?.('key', ...given)
    expect(outside.orders.get('key'), one.partner.key).toEqual(body)
    await outside.close()
  }
})

test('an inspection travels whole, under its UID and sequence', async () => {
  const one = servedBy('inspections')
  const { outside, port } = await opened(one)
  const told = { inspector: 'keurder-midden-1', project: 'Hof', builder: 'Bouwer', developer: 'Ontwikkelaar' }
  const order = { ...inspectionOrder, ...told, sequence: 3 }
  await (port as { place(given: object): Promise<void> }).place(order)
  expect(Object.fromEntries(outside.orders)).toEqual({ [`${order.uid}-3`]: { order } })
  await outside.close()
})

test('a document travels as base64', async () => {
  const one = servedBy('cases')
  const { outside, port } = await opened(one)
  const cases = port as {
    open: (...given: unknown[]) => Promise<{ partnerReference: string }>
    attach: (...given: unknown[]) => Promise<void>
  }
  const { partnerReference } = await cases.open('case', suiteCase)
  await cases.attach('document', partnerReference, suiteDocument)
  expect(outside.orders.get('document')).toEqual({
    partnerReference,
    document: { ...suiteDocument, content: Buffer.from(suiteDocument.content).toString('base64') },
  })
  await outside.close()
})

test.each([
  [{}, true],
  [{ SMS_FROM: '+31612345678' }, true],
  [{ SMS_FROM: 'Thuisbasis van ons' }, false],
])('who sends text messages, %j, counts: %s', (given, counts) => {
  const { SMS_FROM } = sms.adapters.http?.settings ?? {}
  expect(z.safeParse(schemaOf({ ...(SMS_FROM && { SMS_FROM }) }), given).success).toBe(counts)
})
