import { afterAll, beforeAll, expect, test } from 'vitest'
import { testChecks } from '../../ports/checks.suite.ts'
import {
  ask,
  checks,
  exampleHome,
  exampleOrder,
  interfaceChecks,
  suiteClock,
} from '../../ports/inspections.suite.ts'
import { inspectionsGuards, inspectionsName } from '../../ports/inspections.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import { inspectionsHttp } from './index.ts'
import { type InspectionsStandIn, standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const open = ({ url }: { url: string }, by = secret) =>
  inspectionsHttp({ url, secret: by, timeout: 30_000 }, suiteClock)

testChecks('the partner over HTTP', [...checks, ...interfaceChecks], async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  return {
    port: open(partner),
    clock: suiteClock,
    standing: async (uid) => partner.standing(uid),
    close: partner.close,
  }
})

signedAdapterSuite({
  name: inspectionsName,
  guards: inspectionsGuards,
  clock: suiteClock,
  open: inspectionsHttp,
  standIn,
  ask,
  order: (port, uid) => port.place({ ...exampleOrder, uid }),
  keyOf: (uid) => `${uid}-0`,
  conversations: {
    availability: { ask, needs: [['open', 'open[].start', 'open[].end']] },
    place: { ask: (port) => port.place(exampleOrder), needs: [['reference']] },
    cancel: {
      ask: async (port) => {
        await port.place(exampleOrder)
        await port.remove(exampleOrder.uid)
      },
      needs: [['reference'], ['reference']],
    },
  },
})

let partner: InspectionsStandIn
beforeAll(async () => {
  partner = await standIn({ secret, clock: suiteClock })
})
afterAll(() => partner.close())

test('gets an inspection with all that is known of it, under its UID and sequence', async () => {
  const order = { ...exampleOrder, sequence: 3, project: 'Voorbeeldhof', builder: 'Bouwbedrijf Voorbeeld' }
  await open(partner).place(order)
  expect(partner.keys.at(-1)).toBe(`${order.uid}-3`)
  expect(partner.standing(order.uid)).toEqual({
    uid: order.uid,
    sequence: 3,
    reference: '7KQM-X4TB',
    start: '2026-12-01T08:00:00Z',
    end: '2026-12-01T11:00:00Z',
    home: {
      kind: 'construction',
      postal_code: '3821BT',
      house_number: 10,
      addition: 'A',
      street: 'Voorbeeldlaan',
      city: 'Amersfoort',
      house_type: 3,
      size: 1,
      lat: 52.1561,
      lon: 5.3878,
    },
    construction_year: 1975,
    project: 'Voorbeeldhof',
    builder: 'Bouwbedrijf Voorbeeld',
    customer: {
      initials: 'J.P.',
      last_name: "van der 't Hart-Ĳssel",
      telephone: '+31612345678',
      email: 'jannie@voorbeeld.nl',
    },
  })
})

test('a wrong secret is no "cannot come then"', async () => {
  await expect(open(partner, `${secret}!`).place(exampleOrder)).rejects.toMatchObject({ reason: 'nonsense' })
})

test('times with another offset are read as the instants that they are', async () => {
  partner.spoil = () => ({ open: [{ start: '2026-12-01T08:00:00+01:00', end: '2026-12-01T17:00:00.000Z' }] })
  const span = { start: '2026-12-01T00:00:00Z', end: '2026-12-02T00:00:00Z' }
  expect(await open(partner).openTimes(exampleHome, span)).toEqual([
    { start: '2026-12-01T07:00:00Z', end: '2026-12-01T17:00:00Z' },
  ])
  partner.spoil = undefined
})

test('a question tells where it is and nothing else, and has no key', async () => {
  let asked: unknown
  const { fetch } = globalThis
  globalThis.fetch = async (url, request) => {
    asked = { ...JSON.parse(String(request?.body)), headers: Object.keys(request?.headers ?? {}) }
    return fetch(url, request)
  }
  try {
    await open(partner).openTimes(exampleHome, exampleOrder)
  } finally {
    globalThis.fetch = fetch
  }
  expect(asked).toEqual({
    home: { kind: 'construction', postal_code: '3821BT', house_number: 10, lat: 52.1561, lon: 5.3878 },
    start: '2026-12-01T08:00:00Z',
    end: '2026-12-01T11:00:00Z',
    headers: ['accept', 'x-timestamp', 'x-signature', 'content-type'],
  })
})

test('a UID that would climb out of the path takes nothing back', async () => {
  const before = partner.keys.length
  for (const uid of ['', '..', '../../orders', 'a/b']) await open(partner).remove(uid)
  expect(partner.keys).toHaveLength(before)
})
