import { describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { homeRefusals, insuranceRefusals } from '../../../core/insurance/insurer-answers.ts'
import { houseTypes } from '../../../core/rules/house-types.ts'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import {
  ask,
  checks,
  exampleApplication,
  exampleQuestion,
  interfaceChecks,
  plainQuestion,
  suiteClock,
} from '../../ports/insurer.suite.ts'
import { type Insurer, insurerGuards } from '../../ports/insurer.ts'
import { signedAdapterSuite } from '../../ports/signed-adapter.suite.ts'
import type { SignedStandIn } from '../../ports/stand-in.ts'
import { houseWords } from './codes.ts'
import { insurerHttp } from './index.ts'
import { standIn } from './stand-in.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const opened = ({ url }: SignedStandIn, around?: { production: boolean }): Insurer =>
  insurerHttp({ url, secret, timeout: 30_000 }, suiteClock, around)
const { address } = exampleQuestion

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
  name: 'insurer',
  guards: insurerGuards,
  clock: suiteClock,
  open: insurerHttp,
  standIn,
  ask,
  order: (port, key) => port.submit(key, exampleApplication),
  conversations: {
    submit: { ask: (port) => port.submit('same-key', exampleApplication), needs: [['reference']] },
    status: {
      ask: async (port) => port.status((await port.submit('same-key', exampleApplication)).partnerReference),
      needs: [['reference'], ['reference', 'sequence', 'state', 'at']],
    },
    home: { ask: (port) => port.home(address), needs: [['home']] },
    compare: {
      ask,
      needs: [
        [
          ...['source', 'version', 'from', 'insurances', 'insurances[].insurance', 'insurances[].product'],
          ...['insurances[].premium_cents', 'insurances[].tax_cents'],
        ],
      ],
    },
  },
})

/** The partner for one test; `spoil` changes what it answers. */
const partnerThat = async (spoil?: (answer: { insurances: object[] }) => unknown) => {
  const partner = await standIn({ secret, clock: suiteClock })
  if (spoil) partner.spoil = (answer) => spoil(answer as { insurances: object[] })
  return Object.assign(partner, { [Symbol.asyncDispose]: partner.close })
}

test('an example is no premium in production, and one in a trial', async () => {
  await using partner = await partnerThat((answer) => ({ ...answer, example: true }))
  await expect(ask(opened(partner, { production: true }))).rejects.toMatchObject({ reason: 'nonsense' })
  await expect(ask(opened(partner))).rejects.toMatchObject({ reason: 'nonsense' })
  expect(await ask(opened(partner, { production: false }))).toMatchObject({ tariff: { isExample: true } })
})

test('what is no example is believed in production', async () => {
  await using partner = await partnerThat()
  expect(await ask(opened(partner, { production: true }))).toMatchObject({
    tariff: { source: 'Tarief van een ander', version: '2026-07b', from: '2026-07-01', isExample: false },
  })
})

test('prices come in the order of the question', async () => {
  await using partner = await partnerThat((answer) => ({
    ...answer,
    insurances: answer.insurances.toReversed(),
  }))
  const { insurances } = await opened(partner).compare(exampleQuestion)
  expect(insurances.map(({ insuranceType }) => insuranceType)).toEqual(insuranceTypes)
})

test.each<[string, (prices: object[]) => object[]]>([
  ['one that was asked about is missing', (prices) => prices.slice(1)],
  ['there are none', () => []],
  ['one comes twice', (prices) => prices.concat(prices.slice(0, 1))],
  ['one comes in place of another', (prices) => prices.with(1, prices[0] ?? {})],
])('prices are nonsense where %s', async (_name, change) => {
  await using partner = await partnerThat((answer) => ({
    ...answer,
    insurances: change(answer.insurances),
  }))
  const asked = opened(partner).compare({ ...plainQuestion, types: ['Home', 'Content', 'Legal'] })
  await expect(asked).rejects.toMatchObject({ partner: 'insurer', reason: 'nonsense' })
})

test('a price that nobody asked for is nonsense', async () => {
  await using partner = await partnerThat((answer) => ({
    ...answer,
    insurances: [...answer.insurances, { insurance: 'legal', product: 'Polis', refused: 'other' }],
  }))
  const asked = opened(partner).compare({ ...plainQuestion, types: ['Home'] })
  await expect(asked).rejects.toMatchObject({ reason: 'nonsense' })
})

test('an insurance that is refused has no price, whatever is said', async () => {
  expect(
    await failures(insuranceRefusals, async (refused) => {
      await using partner = await partnerThat((answer) => ({
        ...answer,
        insurances: [{ insurance: 'building', product: 'Polis', premium_cents: 1, tax_cents: 1, refused }],
      }))
      const { insurances } = await opened(partner).compare({ ...plainQuestion, types: ['Home'] })
      expect(insurances).toEqual([{ insuranceType: 'Home', productName: 'Polis', refused }])
    }),
  ).toEqual([])
})

test('a home that is refused has no insurances', async () => {
  expect(
    await failures(homeRefusals, async (refused) => {
      await using partner = await partnerThat((answer) =>
        'insurances' in answer ? { ...answer, refused, insurances: [] } : { home: { refused } },
      )
      expect(await opened(partner).compare(exampleQuestion)).toMatchObject({ refused, insurances: [] })
      expect(await opened(partner).home(address)).toEqual({ refused })
    }),
  ).toEqual([])
})

test('prices of a home that is refused do not pass the guard', async () => {
  await using partner = await partnerThat((answer) => ({ ...answer, refused: 'houseboat' }))
  const answered = await opened(partner).compare(exampleQuestion)
  expect(insurerGuards.compare.safeParse(answered).success).toBe(false)
})

test.each<[string, (answer: { insurances: object[] }) => unknown]>([
  ['an insurance', (of) => ({ ...of, insurances: [{ ...of.insurances[0], insurance: 'car' }] })],
  ['a reason', (of) => ({ ...of, insurances: [{ ...of.insurances[0], refused: 'mood' }] })],
  ['a reason of the home', (of) => ({ ...of, refused: 'castle', insurances: [] })],
  [
    'a premium of half a cent',
    (of) => ({ ...of, insurances: [{ ...of.insurances[0], premium_cents: 1.5 }] }),
  ],
  ['a premium of nothing', (of) => ({ ...of, insurances: [{ ...of.insurances[0], premium_cents: 0 }] })],
])('%s that nobody knows is nonsense', async (_name, spoil) => {
  await using partner = await partnerThat(spoil)
  const asked = opened(partner).compare({ ...exampleQuestion, types: ['Home'] })
  await expect(asked).rejects.toMatchObject({ partner: 'insurer', reason: 'nonsense' })
})

test.each([
  { house_type: 'castle' },
  { refused: 'mood' },
  { living_area: 0 },
  { rebuild_value_cents: '262000' },
])('a home of which is said %o is nonsense', async (said) => {
  await using partner = await partnerThat(() => ({ home: said }))
  await expect(opened(partner).home(address)).rejects.toMatchObject({ reason: 'nonsense' })
})

test('every kind of home is known by its word', async () => {
  expect(
    await failures(Object.entries(houseWords), async ([houseType, said]) => {
      await using partner = await partnerThat(() => ({ home: { house_type: said } }))
      expect(await opened(partner).home(address)).toEqual({ houseType })
    }),
  ).toEqual([])
})

test('all that is known of a home is read, and what is not known is left out', async () => {
  await using partner = await partnerThat()
  expect(await opened(partner).home(address)).toEqual({
    houseType: houseTypes.attached,
    constructionYear: 1968,
    livingAreaSize: 110,
    rebuildValueCents: 262_000_00,
    wozCents: 405_000_00,
  })
  partner.spoil = () => ({ home: {} })
  expect(insurerGuards.home.parse(await opened(partner).home(address))).toEqual({})
})

test('a question has no key, and tells the partner what it is asked and nothing else', async () => {
  await using partner = await partnerThat()
  const asked: unknown[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (url, request) => {
    asked.push(Object.keys(request?.headers ?? {}), JSON.parse(String(request?.body)))
    return fetch(url, request)
  }
  try {
    await opened(partner).home({ ...address, ...{ emailAddress: 'jannie@voorbeeld.nl' } })
    await opened(partner).compare({ ...plainQuestion, types: ['Legal'], ...{ lastName: 'Hart' } })
  } finally {
    globalThis.fetch = fetch
  }
  const headers = ['accept', 'x-timestamp', 'x-signature', 'content-type']
  const home = { postal_code: '3821BT', house_number: 10, addition: '' }
  expect(asked).toEqual([
    headers,
    home,
    headers,
    {
      address: { ...home, street: 'Voorbeeldlaan', city: 'Amersfoort' },
      insurances: ['legal'],
      ...{ day: '2026-11-20', rooms: 5, stone: true, date_of_birth: '1984-05-12', family: 'family' },
      corrections: {},
      cover: {},
    },
  ])
})

describe('how an application stands', () => {
  const told = async (change: object) => {
    await using partner = await partnerThat()
    const port = opened(partner)
    const { partnerReference } = await port.submit('key', exampleApplication)
    partner.spoil = (answer) => ({ ...(answer as object), ...change })
    return await port.status(partnerReference)
  }

  test.each([
    [
      { state: 'accepted', sequence: 2, policy_number: 'P-77' },
      { state: 'accepted', policyNumber: 'P-77' },
    ],
    [
      { state: 'more-information', question: 'Kun je een foto\nsturen?' },
      { state: 'more-information', question: 'Kun je een foto\nsturen?' },
    ],
    [
      { state: 'refused', sequence: 1_000_000_000 },
      { state: 'refused', sequence: 1_000_000_000 },
    ],
    [
      { state: 'ended', ends_on: '2027-06-30' },
      { state: 'ended', endsOn: '2027-06-30' },
    ],
    [{ at: '2026-11-20T13:00:00+01:00' }, { at: '2026-11-20T13:00:00+01:00' }],
  ])('is told in our words: %j', async (change, expected) => {
    expect(insurerGuards.status.parse(await told(change))).toMatchObject(expected)
  })

  test('is never that of another application', async () => {
    await expect(told({ reference: 'P-2' })).rejects.toMatchObject({ reason: 'nonsense' })
  })

  test.each([
    { state: 'approved' },
    { sequence: 0 },
    { sequence: '1' },
    { at: 'gisteren' },
    { state: 'more-information', question: 'a'.repeat(1001) },
    { policy_number: 'a\u0000' },
    { ends_on: '30-06-2027' },
  ])('is nonsense with %j', async (change) => {
    await expect(told(change)).rejects.toMatchObject({ reason: 'nonsense' })
  })
})
