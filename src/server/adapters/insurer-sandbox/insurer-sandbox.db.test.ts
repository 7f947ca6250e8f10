import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { houseTypes } from '../../../core/rules/house-types.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import {
  checks,
  choicesOfTypes,
  exampleApplication,
  exampleInsuranceQuestion,
  plainQuestion,
  suiteClock,
} from '../../ports/insurer.suite.ts'
import { type InsuredAddress, insurerGuards, insurerName } from '../../ports/insurer.ts'
import { type SandboxMode, switchable } from '../../ports/sandbox-switches.ts'
import { addressesSandbox } from '../addresses-sandbox/addresses-sandbox-adapter.ts'
import { recordsInDatabase } from '../sandbox-kit/records-in-database.ts'
import { keptOrders } from '../sandbox-kit/test-orders.ts'
import { insurerSandbox } from './insurer-sandbox-adapter.ts'

const fresh = await freshDatabase()
afterAll(fresh.close)
const records = recordsInDatabase(fresh.db, suiteClock)
const insurer = insurerSandbox(records, suiteClock)

testChecks('the sandbox', checks, async () => ({
  port: insurer,
  clock: suiteClock,
  received: (key: string) => keptOrders(fresh.db, insurerName, key),
  close: async () => undefined,
}))

const at = (postcode: string, houseNumber: number, addition = ''): InsuredAddress => ({
  postcode,
  houseNumber,
  addition,
})

describe('a home', () => {
  test.each([
    [at('3821BT', 10), houseTypes.attached, 1975, 120, 264_000_00, 432_000_00],
    [at('3821BT', 10, 'A'), houseTypes.apartment, 1975, 120, 288_000_00, 624_000_00],
    [at('1012JS', 1), houseTypes.apartment, 1904, 68, 164_000_00, 354_000_00],
    [at('1012JS', 1, '2-hoog'), houseTypes.apartment, 1904, 68, 164_000_00, 354_000_00],
    [at('9711LM', 25), houseTypes.corner, 1932, 141, 325_000_00, 550_000_00],
    [at('2513AA', 7), houseTypes.detached, 1965, 92, 249_000_00, 414_000_00],
  ])(
    'of the demonstration: %o',
    async (address, houseType, constructionYear, livingAreaSize, rebuild, woz) => {
      expect(await insurer.home(address)).toEqual({
        ...{ houseType, constructionYear, livingAreaSize },
        rebuildValueCents: rebuild,
        wozCents: woz,
      })
    },
  )

  test.each([
    [899, undefined],
    [900, 'houseboat'],
    [919, 'houseboat'],
    [920, 'mobile-home'],
    [939, 'mobile-home'],
    [940, 'no-home'],
    [959, 'no-home'],
    [960, undefined],
  ])('at number %i is refused for: %s', async (houseNumber, refused) => {
    for (const postcode of ['3821BT', '7001AB']) {
      const address = at(postcode, houseNumber, 'A')
      expect((await insurer.home(address)).refused).toBe(refused)
      const { address: place } = exampleInsuranceQuestion
      const compared = await insurer.compare({
        ...exampleInsuranceQuestion,
        address: { ...place, ...address },
      })
      expect(compared.refused).toBe(refused)
      expect(compared.insurances).toHaveLength(refused ? 0 : exampleInsuranceQuestion.types.length)
      expect(compared.tariff.version).toBe('voorbeeld-2026-2')
    }
  })

  const someAddress = fc.record({
    postcode: fc.integer({ min: 1000, max: 9999 }).map((digits) => `${digits}XK`),
    houseNumber: fc.oneof(fc.integer({ min: 1, max: 899 }), fc.integer({ min: 960, max: 99_999 })),
    addition: fc.constantFrom('', 'A', '2-hoog'),
  })

  test('anywhere else is always the same, with year and size as the sandbox of the land register', async () => {
    const register = addressesSandbox()
    const kinds = new Set<string | undefined>()
    await fc.assert(
      fc.asyncProperty(someAddress, async (address) => {
        const home = insurerGuards.home.parse(await insurer.home(address))
        expect(await insurer.home({ ...address })).toEqual(home)
        const { postcode, houseNumber, addition } = address
        expect(home).toMatchObject((await register.facts(postcode, houseNumber, addition)) ?? { houseNumber })
        expect([home.rebuildValueCents, home.wozCents].every(Number.isSafeInteger)).toBe(true)
        expect(home.houseType === houseTypes.apartment).toBe(addition !== '')
        kinds.add(home.houseType)
      }),
      { numRuns: 300 },
    )
    expect(kinds.size).toBe(5)
  })

  test('none of them is worth more than what is insured', async () => {
    await fc.assert(
      fc.asyncProperty(someAddress, async (address) => {
        const place = { ...exampleInsuranceQuestion.address, ...address }
        const { insurances } = await insurer.compare({ ...plainQuestion, address: place })
        expect(insurances.every(({ refused }) => refused === undefined)).toBe(true)
      }),
    )
  })
})

test('insurances come in the order of the question', async () => {
  for (const types of choicesOfTypes.flatMap((some) => [some, some.toReversed()])) {
    const { insurances } = await insurer.compare({ ...exampleInsuranceQuestion, types })
    expect(insurances.map(({ insuranceType }) => insuranceType)).toEqual(types)
  }
})

test('each name says that it is an example', async () => {
  const { insurances, tariff } = await insurer.compare(exampleInsuranceQuestion)
  expect(tariff).toMatchObject({ source: 'Voorbeeldtarief', isExample: true })
  for (const { productName } of insurances) expect(productName).toMatch(/ \(voorbeeld\)$/)
})

describe('the switch of the sandbox', () => {
  const switched = (mode: SandboxMode, wait?: () => Promise<void>) =>
    switchable(insurerName, insurer, insurerGuards, { mode: async () => mode }, wait)

  test('down: nobody is reached', async () => {
    const port = switched('down')
    for (const asked of [port.home(exampleInsuranceQuestion.address), port.compare(exampleInsuranceQuestion)])
      await expect(asked).rejects.toEqual(new PartnerError(insurerName, 'unreachable'))
  })

  test('garbage: no answer passes a guard', async () => {
    const port = switched('garbage')
    expect(insurerGuards.home.safeParse(await port.home(exampleInsuranceQuestion.address)).success).toBe(
      false,
    )
    expect(insurerGuards.compare.safeParse(await port.compare(exampleInsuranceQuestion)).success).toBe(false)
  })

  test('slow: the answer comes late', async () => {
    let waited = 0
    const port = switched('slow', async () => void waited++)
    expect(await port.compare(exampleInsuranceQuestion)).toEqual(
      await insurer.compare(exampleInsuranceQuestion),
    )
    expect(waited).toBe(1)
  })
})

describe('an application', () => {
  let ahead = 0
  const later = insurerSandbox(records, { now: () => suiteClock.now() + ahead })

  test('is kept as it was handed over', async () => {
    const { partnerReference } = await insurer.submit('kept', exampleApplication)
    expect(partnerReference).toMatch(/^VZ-[0-9A-F]{10}$/)
    const kept = await records.bodyOf({ partner: insurerName, key: 'kept' })
    expect(kept).toMatchObject({ application: exampleApplication })
  })

  test('is accepted by itself after twenty seconds, once and for good', async () => {
    const { partnerReference } = await later.submit('by-itself', exampleApplication)
    const news = { partnerReference, at: '2026-11-20T12:00:00.000Z' }
    ahead = 19_999
    expect(await later.status(partnerReference)).toEqual({ ...news, sequence: 1, state: 'pending' })
    for (ahead of [20_000, 86_400_000])
      expect(await later.status(partnerReference)).toEqual({
        ...{ ...news, at: '2026-11-20T12:00:20.000Z' },
        ...{ sequence: 2, state: 'accepted', policyNumber: `POLIS-${partnerReference}` },
      })
    ahead = 0
  })
})
