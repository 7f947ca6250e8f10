import { parseDate } from '@internationalized/date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { insuranceTaxRate } from '../../../core/figures/insurance-tax.ts'
import {
  artAmounts,
  businessAmounts,
  type Cover,
  computerAmounts,
  externalCosts,
  filmAmounts,
  jewelleryAmounts,
  lawyerCosts,
  legalOwnRisks,
  outdoorAmounts,
  ownersInterests,
  ownRisks,
} from '../../../core/insurance/cover.ts'
import { houseTypes } from '../../../core/rules/house-types.ts'
import { families } from '../../../core/rules/insurance-codes.ts'
import { type InsuranceType, insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { exampleInsuranceQuestion } from '../../ports/insurer.suite.ts'
import { type InsuranceQuestion, insurerGuards } from '../../ports/insurer.ts'
import { compareByTariff } from './compare.ts'
import { tariffs } from './tariff.ts'

const numRuns = 100

const none = { nil: undefined }
const maybe = fc.option(fc.boolean(), none)
const oneOf = <A extends number>(amounts: readonly A[]) => fc.option(fc.constantFrom(...amounts), none)
const upTo = (min: number, max: number) => fc.integer({ min, max })

const someBuilding = fc.record({
  sustainableRepair: maybe,
  outbuildingsSurface: fc.option(upTo(26, 60), none),
  garage: fc.option(fc.record({ surface: upTo(1, 99), rebuildsOver100000: fc.boolean() }), none),
})
const someContents = fc.record({
  sustainableRepair: maybe,
  ownersInterest: oneOf(ownersInterests),
  glass: maybe,
  outdoor: oneOf(outdoorAmounts),
  jewellery: oneOf(jewelleryAmounts),
  computer: oneOf(computerAmounts),
  film: oneOf(filmAmounts),
  antique: oneOf(artAmounts),
  instruments: oneOf(artAmounts),
  business: oneOf(businessAmounts),
  cyber: maybe,
})
const someLegal = fc.record({
  traffic: maybe,
  income: maybe,
  wealth: maybe,
  properties: fc.option(upTo(1, 5), none),
  rentalContracts: fc.option(upTo(0, 5), none),
  externalCosts: oneOf(externalCosts),
  lawyerCosts: oneOf(lawyerCosts),
  franchise: oneOf(legalOwnRisks),
  ownRisk: oneOf(legalOwnRisks),
})
const someCover: fc.Arbitrary<Cover> = fc.record({
  ownRisk: oneOf(ownRisks),
  building: fc.option(someBuilding, none),
  contents: fc.option(someContents, none),
  liability: fc.option(fc.record({ ownRisk: maybe }), none),
  legal: fc.option(someLegal, none),
})

const postcodeOf = (digits: number) => `${digits}XK`
const day = (from: string, days: number) =>
  upTo(0, days).map((later) => parseDate(from).add({ days: later }).toString())

const someQuestion: fc.Arbitrary<InsuranceQuestion> = fc.record({
  address: fc.record({
    postcode: upTo(1000, 9999).map(postcodeOf),
    houseNumber: upTo(1, 899),
    addition: fc.constantFrom('', 'A', '2-hoog'),
    streetName: fc.constant('Voorbeeldlaan'),
    city: fc.constant('Amersfoort'),
  }),
  types: fc.constant(insuranceTypes),
  day: day('2026-01-01', 700),
  rooms: upTo(1, 9),
  isStone: fc.boolean(),
  dateOfBirth: day('1930-01-01', 28_000),
  family: fc.constantFrom(...Object.values(families)),
  corrections: fc.record({
    houseType: fc.option(fc.constantFrom(...Object.values(houseTypes)), none),
    constructionYear: fc.option(upTo(1100, 2026), none),
    livingAreaSize: fc.option(upTo(1, 999), none),
    rebuildValueCents: fc.option(upTo(1, 1_000_000_00), none),
    wozCents: fc.option(upTo(1, 1_500_000_00), none),
  }),
  cover: someCover,
})

const premiumsOf = (question: InsuranceQuestion): readonly (number | undefined)[] =>
  compareByTariff(question).insurances.map(({ premiumCents }) => premiumCents)

/** Two versions of a question, of which the second must cost the same or more. */
type Pair = readonly [less: InsuranceQuestion, more: InsuranceQuestion]
type Grown = (question: InsuranceQuestion) => fc.Arbitrary<Pair>

const ordered = (min: number, max: number) =>
  fc.tuple(upTo(min, max), upTo(min, max)).map((two) => two.toSorted((one, other) => one - other))
/** Two amounts of a list, the lower one first; undefined stands for no amount and is the lowest. */
const orderedOf = (amounts: readonly (number | boolean)[]) =>
  ordered(-1, amounts.length - 1).map(([low = -1, high = -1]) => [amounts[low], amounts[high]])

const grown =
  (
    values: fc.Arbitrary<readonly unknown[]>,
    put: (of: InsuranceQuestion, value: never) => InsuranceQuestion,
  ): Grown =>
  (question) =>
    values.map(([low, high]) => [put(question, low as never), put(question, high as never)] as const)

const correction = (name: keyof InsuranceQuestion['corrections'], min: number, max: number): Grown =>
  grown(ordered(min, max), (of, value: number) => ({
    ...of,
    corrections: { ...of.corrections, [name]: value },
  }))

const option = (
  part: Exclude<keyof Cover, 'ownRisk'>,
  name: string,
  values: readonly (number | boolean)[] = [false, true],
): Grown =>
  grown(orderedOf(values), (of, value) => ({
    ...of,
    cover: { ...of.cover, [part]: { ...of.cover[part], [name]: value } },
  }))
const garage = (name: 'surface' | 'rebuildsOver100000', values: fc.Arbitrary<readonly unknown[]>): Grown =>
  grown(values, (of, value) => {
    const plain = { surface: 20, rebuildsOver100000: false }
    const { building } = of.cover
    const changed = { ...plain, ...building?.garage, [name]: value }
    return { ...of, cover: { ...of.cover, building: { ...building, garage: changed } } }
  })

/** Pairs in which the general own risk falls; left out it is 100 euros. */
const generalOwnRisk = grown(
  ordered(0, ownRisks.length - 1).map(([low = 0, high = 0]) => [ownRisks[high], ownRisks[low]]),
  (of, ownRisk) => ({ ...of, cover: { ...of.cover, ownRisk } }),
)
/**
 * Pairs of questions to the insurer in which an own risk (excess) of legal assistance falls from 250 euros to none. A question
 * without this own risk has none.
 */
const legalOwnRisk = (name: 'ownRisk' | 'franchise'): Grown =>
  grown(fc.constantFrom([250, 0], [250, undefined]), (of, value) => ({
    ...of,
    cover: { ...of.cover, legal: { ...of.cover.legal, [name]: value } },
  }))

const inClass = (riskClass: number): number => {
  const [tariff] = tariffs
  // Postcode 2000 lies in no risk area.
  return tariff.riskAreas.find((area) => area.riskClass === riskClass)?.from ?? 2000
}

const growing: Readonly<Record<string, Grown>> = {
  'the living area': correction('livingAreaSize', 1, 999),
  'the rebuild value': correction('rebuildValueCents', 1, 1_000_000_00),
  'the age of the building': grown(
    ordered(1100, 2026).map((years) => years.toReversed()),
    (of, constructionYear) => ({ ...of, corrections: { ...of.corrections, constructionYear } }),
  ),
  'the number of rooms': grown(ordered(1, 9), (of, rooms) => ({ ...of, rooms })),
  'what is not of stone': grown(fc.constant([true, false]), (of, isStone) => ({ ...of, isStone })),
  'the risk class': (question) => {
    // All facts that the insurer would derive from the address are corrected, so that only the risk class differs.
    const told = { ...question, corrections: exampleInsuranceQuestion.corrections }
    const put = (of: InsuranceQuestion, riskClass: number) => ({
      ...of,
      address: { ...of.address, postcode: postcodeOf(inClass(riskClass)) },
    })
    return grown(ordered(1, 5), put)(told)
  },
  'an own risk that falls': generalOwnRisk,
  'sustainable repair of the building': option('building', 'sustainableRepair'),
  outbuildings: option('building', 'outbuildingsSurface', [26, 30, 45, 60]),
  'the surface of a garage': garage('surface', ordered(1, 99)),
  'the value of a garage': garage('rebuildsOver100000', fc.constant([false, true])),
  'a garage': grown(fc.constant([false, true]), (of, has) => ({
    ...of,
    cover: {
      ...of.cover,
      building: { ...of.cover.building, garage: has ? { surface: 1, rebuildsOver100000: false } : undefined },
    },
  })),
  'sustainable repair of contents': option('contents', 'sustainableRepair'),
  "owners' interest": option('contents', 'ownersInterest', ownersInterests),
  glass: option('contents', 'glass'),
  outdoor: option('contents', 'outdoor', outdoorAmounts),
  jewellery: option('contents', 'jewellery', jewelleryAmounts),
  computer: option('contents', 'computer', computerAmounts),
  film: option('contents', 'film', filmAmounts),
  antique: option('contents', 'antique', artAmounts),
  instruments: option('contents', 'instruments', artAmounts),
  business: option('contents', 'business', businessAmounts),
  cyber: option('contents', 'cyber'),
  'liability without own risk': option('liability', 'ownRisk', [true, false]),
  traffic: option('legal', 'traffic'),
  income: option('legal', 'income'),
  wealth: option('legal', 'wealth'),
  properties: option('legal', 'properties', [1, 2, 3, 4, 5]),
  'rental contracts': option('legal', 'rentalContracts', [0, 1, 2, 3, 4, 5]),
  'external costs': option('legal', 'externalCosts', externalCosts),
  "lawyers' costs": option('legal', 'lawyerCosts', lawyerCosts),
  'a franchise that falls': legalOwnRisk('franchise'),
  'an own risk of legal assistance that falls': legalOwnRisk('ownRisk'),
}

test('where something grows, no premium falls', async () => {
  expect(
    await failures(Object.entries(growing), ([, grow]) => {
      let dearer = 0
      fc.assert(
        fc.property(someQuestion.chain(grow), ([less, more]) => {
          const after = premiumsOf(more)
          for (const [at, premium] of premiumsOf(less).entries()) {
            expect(premium).toBeDefined()
            expect(after[at]).toBeGreaterThanOrEqual(premium ?? Number.NaN)
            if (premium !== after[at]) dearer++
          }
        }),
        { numRuns },
      )
      // If nothing ever became dearer, the change was not really tried.
      expect(dearer).toBeGreaterThan(0)
    }),
  ).toEqual([])
})

test('whatever is asked: whole cents above nothing, and the tax is its rate of the premium, rounded half up', () => {
  fc.assert(
    fc.property(someQuestion, (question) => {
      const { insurances } = insurerGuards.compare.parse(compareByTariff(question))
      const rate = BigInt(insuranceTaxRate.on(question.day).value)
      for (const { premiumCents = Number.NaN, taxCents } of insurances) {
        expect(Number.isSafeInteger(premiumCents)).toBe(true)
        expect(premiumCents).toBeGreaterThan(0)
        expect(taxCents).toBe(Number((BigInt(premiumCents) * rate + 50n) / 100n))
      }
    }),
    { numRuns },
  )
})

test('whatever is asked: the same question has the same answer, in the order of its types', () => {
  const someTypes: fc.Arbitrary<InsuranceType[]> = fc.shuffledSubarray([...insuranceTypes])
  fc.assert(
    fc.property(someQuestion, someTypes, (question, types) => {
      const asked = { ...question, types }
      const answer = compareByTariff(asked)
      expect(compareByTariff(structuredClone(asked))).toEqual(answer)
      expect(answer.insurances.map(({ insuranceType }) => insuranceType)).toEqual(types)
      const all = compareByTariff(question).insurances
      for (const price of answer.insurances) expect(all).toContainEqual(price)
    }),
    { numRuns },
  )
})

test('an age counts from the birthday that reaches it: 30 is young no more, 65 is old', () => {
  const premiumsOn = (dateOfBirth: string, day: string) =>
    premiumsOf({ ...exampleInsuranceQuestion, dateOfBirth, day })
  const changes = (years: number) => {
    const dateOfBirth = `${2026 - years}-11-20`
    const [before, birthday, after] = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) =>
      JSON.stringify(premiumsOn(dateOfBirth, day)),
    )
    return [before !== birthday, birthday !== after]
  }
  expect({ 30: changes(30), 50: changes(50), 65: changes(65) }).toEqual({
    30: [true, false],
    50: [false, false],
    65: [true, false],
  })
})
