import { expect, test } from 'vitest'
import { testChecks } from '../../ports/checks.suite.ts'
import {
  ask,
  checks,
  exampleQuestion,
  exampleRegistration,
  interfaceChecks,
  suiteClock,
} from '../../ports/insulation.suite.ts'
import { type Insulation, type InsulationQuestion, insulationGuards } from '../../ports/insulation.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import type { SignedStandIn } from '../../ports/stand-in.ts'
import { insulationHttp } from './index.ts'
import { standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const opened = ({ url }: SignedStandIn, around?: { production: boolean }): Insulation =>
  insulationHttp({ url, secret, timeout: 30_000 }, suiteClock, around)

testChecks('the partner over HTTP', [...checks, ...interfaceChecks], async () => {
  const partner = await standIn({ secret, clock: suiteClock })
  return {
    port: opened(partner),
    clock: suiteClock,
    received: async (key: string) => (partner.orders.has(key) ? 1 : 0),
    close: partner.close,
  }
})

signedAdapterSuite({
  name: 'insulation',
  guards: insulationGuards,
  clock: suiteClock,
  open: insulationHttp,
  standIn,
  ask,
  order: (port, key) => port.register(key, exampleRegistration),
  conversations: {
    estimate: {
      ask,
      needs: [
        [
          ...['source', 'from', 'materials'],
          ...['materials[].material', 'materials[].price_cents', 'materials[].saving_m3'],
        ],
      ],
    },
    register: { ask: (port) => port.register('same-key', exampleRegistration), needs: [['reference']] },
  },
})

/** The partner for one test; `spoil` changes what it answers. */
const partnerThat = async (spoil?: (answer: object) => unknown) => {
  const partner = await standIn({ secret, clock: suiteClock })
  if (spoil) partner.spoil = (answer) => spoil(answer as object)
  return Object.assign(partner, { [Symbol.asyncDispose]: partner.close })
}

test('an example is no tariff in production, and one in a trial', async () => {
  await using partner = await partnerThat((answer) => ({ ...answer, example: true }))
  await expect(ask(opened(partner, { production: true }))).rejects.toMatchObject({ reason: 'nonsense' })
  await expect(ask(opened(partner))).rejects.toMatchObject({ reason: 'nonsense' })
  expect(await ask(opened(partner, { production: false }))).toMatchObject({ isExample: true })
})

test('what is no example is believed in production', async () => {
  await using partner = await partnerThat()
  expect(await ask(opened(partner, { production: true }))).toMatchObject({
    source: 'Tarief van een ander',
    from: '2026-07-01',
    isExample: false,
  })
})

const roofAlone: InsulationQuestion = {
  genericData: exampleQuestion.genericData,
  roofData: exampleQuestion.roofData,
}

test.each([
  ['water', 'water'],
  ['asbestos', 'other'],
])('a refusal for %s is read as %s', async (said, refused) => {
  await using partner = await partnerThat((answer) => ({
    ...answer,
    materials: [{ material: 'Roof', refused: said }],
  }))
  const { materials } = await opened(partner).estimate(roofAlone)
  expect(materials).toEqual([{ material: 'Roof', refused }])
})

test('a material that is refused has no price, whatever else is said of it', async () => {
  await using partner = await partnerThat((answer) => ({
    ...answer,
    materials: [{ material: 'Roof', price_cents: 1, saving_m3: 1, refused: 'attic-closed' }],
  }))
  expect((await opened(partner).estimate(roofAlone)).materials).toEqual([
    { material: 'Roof', refused: 'attic-closed' },
  ])
})

const question = {
  home: {
    construction_year: 1975,
    living_area: 120,
    house_type: '3',
    roof_type: '1',
    facade_decorated: '1',
    facade_height: '0',
    crawl_space: '0',
    crawl_space_accessible: '0',
    crawl_space_height: '0',
    insulation_history: ['6'],
  },
  wall: { cavity_width: '1', joint: '0', ventilation: ['0', '1'], bats: '1', moisture: '1', area: 80 },
  floor: {
    ...{ floor_type: '1', compartments: '1', water: '0', bottom: '1' },
    ...{ fireplace: '1', pipework: '1', area: 50 },
  },
  roof: {
    ...{ heated_attic: '0', attic_access: '0', skylight: '1' },
    ...{ insulated_inside: '1', insulated_outside: '1', finishing: '0', area: 70 },
  },
}

test('gets a registration with all that is known of it, under its key', async () => {
  await using partner = await partnerThat()
  await opened(partner).register('de-sleutel', exampleRegistration)
  expect(Object.fromEntries(partner.orders)).toEqual({
    'de-sleutel': {
      reference: '7KQM-X4TB',
      received_at: '2026-11-20T11:58:00Z',
      customer: {
        initials: 'J.P.',
        first_name: 'Jannie',
        infix: "van der 't",
        last_name: 'Hart-Ĳssel',
        date_of_birth: '1969-02-28',
        email: 'jannie@voorbeeld.nl',
        mobile: '+31612345678',
        landline: '+31332345678',
      },
      address: {
        postal_code: '3821BT',
        house_number: 10,
        addition: 'A',
        street: 'Voorbeeldlaan',
        city: 'Amersfoort',
      },
      measures: ['cavity_wall_insulation', 'floor_insulation', 'roof_insulation'],
      glass: true,
      ...question,
    },
  })
})

test('a question tells of the home and nothing else, and has no key', async () => {
  await using partner = await partnerThat()
  let asked: unknown
  const { fetch } = globalThis
  globalThis.fetch = async (url, request) => {
    asked = { ...JSON.parse(String(request?.body)), headers: Object.keys(request?.headers ?? {}) }
    return fetch(url, request)
  }
  try {
    await opened(partner).estimate({ ...exampleRegistration.home, ...{ resultData: { userConsent: 0 } } })
  } finally {
    globalThis.fetch = fetch
  }
  expect(asked).toEqual({
    ...question,
    headers: ['accept', 'x-timestamp', 'x-signature', 'content-type'],
  })
})

test('a cavity that cannot be filled, and a home of which little was asked, are asked about as well', async () => {
  await using partner = await partnerThat()
  const { constructionYear, surfaceArea, houseType, roofType } = exampleQuestion.genericData
  const { materials } = await opened(partner).estimate({
    genericData: { constructionYear, surfaceArea, houseType, roofType, insulationHistory: [0] },
    cavityData: { cavityWidth: '4' },
  })
  expect(materials.map(({ refused }) => refused)).toEqual(Array(3).fill('cavity-too-narrow'))
})
