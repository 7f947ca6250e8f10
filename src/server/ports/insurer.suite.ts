import assert from 'node:assert/strict'
import { insuranceTaxRate } from '../../core/figures/insurance-tax.ts'
import { type Cover, ownRisks } from '../../core/insurance/cover.ts'
import type { Comparison } from '../../core/insurance/insurer-answers.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import type { Cents } from '../../core/kernel/money.ts'
import { houseTypes } from '../../core/rules/house-types.ts'
import { families } from '../../core/rules/insurance-codes.ts'
import { type InsuranceType, insuranceTypes } from '../../core/rules/insurance-packages.ts'
import { type InsuranceQuestion, type Insurer, insurerGuards } from './insurer.ts'
import { applicationChecks, applicationOf } from './insurer-applications.suite.ts'
import type { Check } from './suite.ts'

export const suiteClock = clockAt('2026-11-20T12:00:00Z')

/** A home that can be insured by every insurance, with every question answered and every option chosen. */
export const exampleInsuranceQuestion = {
  address: {
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  },
  types: insuranceTypes,
  day: '2026-11-20',
  rooms: 5,
  isStone: true,
  dateOfBirth: '1984-05-12',
  family: families.family,
  corrections: {
    houseType: houseTypes.attached,
    constructionYear: 1978,
    livingAreaSize: 124,
    rebuildValueCents: 281_500_00,
    wozCents: 446_000_00,
  },
  cover: {
    ownRisk: 250,
    building: {
      sustainableRepair: true,
      outbuildingsSurface: 40,
      garage: { surface: 18, rebuildsOver100000: true },
    },
    contents: {
      sustainableRepair: true,
      ownersInterest: 20_000,
      glass: true,
      outdoor: 10_000,
      jewellery: 9000,
      computer: 5000,
      film: 2500,
      antique: 15_000,
      instruments: 5000,
      business: 10_000,
      cyber: true,
    },
    liability: { ownRisk: true },
    legal: {
      traffic: true,
      income: true,
      wealth: true,
      properties: 2,
      rentalContracts: 1,
      externalCosts: 60_000,
      lawyerCosts: 12_000,
      franchise: 250,
      ownRisk: 250,
    },
  },
} as const satisfies InsuranceQuestion

/** The same home with the standard cover, and without corrections of what the insurer knows. */
export const plainQuestion: InsuranceQuestion = { ...exampleInsuranceQuestion, corrections: {}, cover: {} }

export const exampleApplication = applicationOf(exampleInsuranceQuestion)

export interface InsurerWorld {
  port: Insurer
  clock: Clock
  /** The number of applications that the insurer has under this key, where that can be looked up. */
  received?(key: string): Promise<number>
}

/** A call that only reads, for checks of the interface itself (`PartnerSuite`). */
export const ask = (port: Insurer): Promise<unknown> => port.compare(exampleInsuranceQuestion)

export const choicesOfTypes: readonly (readonly InsuranceType[])[] = Array.from(
  { length: 2 ** insuranceTypes.length },
  (_, choice) => insuranceTypes.filter((_type, at) => ((choice >> at) & 1) === 1),
)

const comparison = async (port: Insurer, question: InsuranceQuestion): Promise<Comparison> =>
  insurerGuards.compare.parse(await port.compare(question))

const premiumsOf = ({ insurances }: Comparison): Map<InsuranceType, Cents> =>
  new Map(
    insurances.flatMap(({ insuranceType, premiumCents }) =>
      premiumCents === undefined ? [] : [[insuranceType, premiumCents] as const],
    ),
  )

/** Asks these questions in turn, and asserts that no premium is lower than the one of the question before. */
const neverFalls = async (port: Insurer, what: string, questions: readonly InsuranceQuestion[]) => {
  let before = new Map<InsuranceType, Cents>()
  for (const [at, question] of questions.entries()) {
    const premiums = premiumsOf(await comparison(port, question))
    for (const [type, cents] of premiums)
      assert.ok(cents >= (before.get(type) ?? 0), `${type}: ${what}, and it costs less (question ${at + 1})`)
    before = premiums
  }
  assert.ok(before.size > 0, `${what}: every insurance is refused`)
}

const withCorrections = (corrections: InsuranceQuestion['corrections']): InsuranceQuestion => ({
  ...plainQuestion,
  corrections,
})
const withCover = (cover: Cover): InsuranceQuestion => ({ ...plainQuestion, cover })

const checksOfAnswers: Check<InsurerWorld>[] = [
  {
    what: 'what is known of a home is the same each time that it is asked',
    async run({ port }) {
      const { address } = exampleInsuranceQuestion
      const once = insurerGuards.home.parse(await port.home(address))
      assert.deepEqual(await port.home(address), once)
      assert.equal(once.refused, undefined, 'an ordinary house is refused')
    },
  },
  {
    what: 'every insurance that was asked about is answered once, and no other',
    async run({ port }) {
      for (const types of choicesOfTypes) {
        const { insurances } = await comparison(port, { ...plainQuestion, types })
        assert.deepEqual(
          insurances.map(({ insuranceType }) => insuranceType).toSorted(),
          types.toSorted(),
          `asked about ${types.join(', ') || 'nothing'}`,
        )
      }
    },
  },
  {
    what: 'an ordinary house can have every insurance, with the standard cover and with all that there is',
    async run({ port }) {
      for (const question of [plainQuestion, exampleInsuranceQuestion])
        assert.deepEqual(
          (await comparison(port, question)).insurances.flatMap(({ insuranceType, refused }) =>
            refused === undefined ? [] : [`${insuranceType}: ${refused}`],
          ),
          [],
        )
    },
  },
  {
    what: 'an insurance costs the same, whichever others are asked about with it',
    async run({ port }) {
      const all = premiumsOf(await comparison(port, exampleInsuranceQuestion))
      for (const type of insuranceTypes) {
        const alone = premiumsOf(await comparison(port, { ...exampleInsuranceQuestion, types: [type] }))
        assert.equal(alone.get(type), all.get(type), type)
      }
    },
  },
  {
    what: 'the tax is that of the law, in whole cents',
    async run({ port }) {
      const rate = insuranceTaxRate.on(exampleInsuranceQuestion.day).value
      const { insurances } = await comparison(port, exampleInsuranceQuestion)
      for (const { insuranceType, premiumCents = 0, taxCents = 0 } of insurances)
        assert.ok(
          Math.abs(taxCents * 100 - premiumCents * rate) < 100,
          `${insuranceType}: ${taxCents} cents of tax on ${premiumCents} is not ${rate}%`,
        )
    },
  },
  {
    what: 'the same question has the same answer',
    async run({ port }) {
      assert.deepEqual(
        await port.compare(exampleInsuranceQuestion),
        await port.compare(exampleInsuranceQuestion),
      )
    },
  },
]

const checksOfPremiums: Check<InsurerWorld>[] = [
  {
    what: 'a larger home, or one that costs more to build anew, never costs less',
    async run({ port }) {
      const areas = [50, 51, 90, 120, 180, 250]
      const values = [150_000_00, 150_000_01, 200_000_00, 310_000_00, 480_000_00]
      const questions = areas.map((livingAreaSize) => withCorrections({ livingAreaSize }))
      await neverFalls(port, 'the home is larger', questions)
      await neverFalls(
        port,
        'it costs more to build',
        values.map((rebuildValueCents) => withCorrections({ rebuildValueCents })),
      )
    },
  },
  {
    what: 'a lower own risk never costs less',
    async run({ port }) {
      const generally = ownRisks.toReversed().map((ownRisk) => withCover({ ownRisk }))
      await neverFalls(port, 'the own risk is lower', generally)
      await neverFalls(port, 'there is no own risk', [
        withCover({ liability: { ownRisk: true }, legal: { ownRisk: 250, franchise: 250 } }),
        withCover({ liability: { ownRisk: false }, legal: { ownRisk: 0, franchise: 0 } }),
      ])
    },
  },
  {
    what: 'whatever is insured beside the standard never makes it cheaper',
    async run({ port }) {
      for (const part of ['building', 'contents', 'legal'] as const)
        for (const [option, chosen] of Object.entries(exampleInsuranceQuestion.cover[part]))
          if (option !== 'ownRisk' && option !== 'franchise') {
            // Rental contracts need real estate to let, so that option is compared with the same real estate without contracts.
            const needs =
              option === 'rentalContracts'
                ? { properties: exampleInsuranceQuestion.cover.legal.properties }
                : {}
            await neverFalls(port, `${part} has ${option}`, [
              withCover({ [part]: needs }),
              withCover({ [part]: { ...needs, [option]: chosen } }),
            ])
          }
    },
  },
]

/** What every insurer must do, sandbox or real. */
export const checks: readonly Check<InsurerWorld>[] = [
  ...checksOfAnswers,
  ...checksOfPremiums,
  ...applicationChecks(exampleApplication),
]

/**
 * Hands an application over under this key, for checks of the interface itself (`PartnerSuite`); `other` hands over another one.
 */
export const hand = ({ port }: InsurerWorld, key: string, other: boolean): Promise<unknown> =>
  port.submit(key, other ? { ...exampleApplication, reference: '7KQM-X4TC' } : exampleApplication)
