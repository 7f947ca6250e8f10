import * as z from 'zod/mini'
import type {
  Applicant,
  ApplicationAddress,
  ApplicationNews,
  AppliedInsurance,
  DisclosedAnswer,
  Period,
} from '../../core/insurance/application.ts'
import type { Cover } from '../../core/insurance/cover.ts'
import {
  type Comparison,
  homeRefusals,
  type InsurancePrice,
  type InsuredHome,
  insuranceRefusals,
} from '../../core/insurance/insurer-answers.ts'
import type { Cents } from '../../core/kernel/money.ts'
import { type HouseType, houseTypes } from '../../core/rules/house-types.ts'
import { type Family, families } from '../../core/rules/insurance-codes.ts'
import { type InsuranceType, insuranceTypes } from '../../core/rules/insurance-packages.ts'
import { applicationNewsSchema, partnerReferenceSchema } from './application-news.ts'
import { type Calls, guardsOf, idempotencyKey } from './calls.ts'
import { insuranceApplication } from './insurer-application.ts'
import { insuranceCover } from './insurer-cover.ts'

export interface InsuredAddress {
  postcode: string
  houseNumber: number
  /** The whole addition (`A`, `2-hoog`); `''` where there is none. */
  addition: string
}

/** A home and who lives there, for which an insurer calculates premiums. */
export interface InsuranceQuestion {
  address: InsuredAddress & { streetName: string; city: string }
  types: readonly InsuranceType[]
  /** The day on which the question is asked, in Amsterdam (YYYY-MM-DD); ages and tariffs depend on it. */
  day: string
  /** 1 to 9. */
  rooms: number
  /** Whether the home has walls of stone below a hard roof (D62). */
  isStone: boolean
  /** YYYY-MM-DD. */
  dateOfBirth: string
  family: Family
  /** Facts that the visitor corrected; those that are left out are as the insurer has them. */
  corrections: {
    houseType?: HouseType | undefined
    constructionYear?: number | undefined
    livingAreaSize?: number | undefined
    rebuildValueCents?: Cents | undefined
    wozCents?: Cents | undefined
  }
  cover: Cover
}

/** A complete application for insurances: what is insured, for how much, by whom, and what the applicant disclosed. */
export interface InsuranceApplication {
  /** Our reference, which the applicant has too. */
  reference: string
  /** The instant at which the application was received. */
  receivedAt: string
  quote: { code: string; madeOn: string; conditions: string }
  insurances: readonly AppliedInsurance[]
  /** The question for which those premiums were calculated; its `types` are the insurances that are applied for. */
  question: InsuranceQuestion
  /** The first day that is insured (YYYY-MM-DD). */
  startDate: string
  period: Period
  applicant: Applicant
  addresses: readonly ApplicationAddress[]
  /** Every question that was asked, with its answer, in the words of the screen. */
  answers: readonly DisclosedAnswer[]
}

export const insurerName = 'insurer'

/** The insurer of the home insurances. Throws only `PartnerError(insurerName, reason)`. */
export interface Insurer {
  /** What the insurer knows of a home. It keeps nothing of the question. */
  home(address: InsuredAddress): Promise<InsuredHome>
  /** What insurances cost for a home. The insurer keeps nothing of the question. */
  compare(question: InsuranceQuestion): Promise<Comparison>
  /**
   * Hands an application over. The same key is one application, however often it is sent. Reason `refused` means that the insurer
   * does not take it in at all; its decision about an application comes later, as news.
   */
  submit(key: string, application: InsuranceApplication): Promise<{ partnerReference: string }>
  /** The status of an application; undefined where the insurer does not know it. */
  status(partnerReference: string): Promise<ApplicationNews | undefined>
}

const isWhole = ({ premiumCents, taxCents, refused }: InsurancePrice): boolean => {
  const told = [premiumCents, taxCents].filter((one) => one !== undefined).length
  return told === (refused === undefined ? 2 : 0)
}

const isComparison = ({ refused, insurances }: Pick<Comparison, 'refused' | 'insurances'>): boolean => {
  const types = insurances.map(({ insuranceType }) => insuranceType)
  return new Set(types).size === types.length && (refused === undefined || types.length === 0)
}

const cents = (least: Cents, most: Cents, meaning: string) =>
  z.optional(z.int().check(z.gte(least), z.lte(most), z.describe(meaning)))
const text = z.string().check(z.minLength(1), z.maxLength(100))
const name = z.string().check(z.minLength(1), z.maxLength(500))
const refusedHome = z.optional(
  z.enum(homeRefusals).check(z.describe('Why no insurance is taken of this home at all.')),
)

const price = z
  .object({
    insuranceType: z.enum(insuranceTypes),
    productName: text,
    premiumCents: cents(1, 1_000_000, 'For a month, without tax.'),
    taxCents: cents(0, 1_000_000, 'The insurance tax on the premium, rounded to the cent.'),
    refused: z.optional(
      z
        .enum(insuranceRefusals)
        .check(z.describe('Why this insurance cannot be had: then it has no premium and no tax.')),
    ),
  })
  .check(z.refine<InsurancePrice>(isWhole))

const address = {
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  houseNumber: z.int().check(z.gte(1), z.lte(99_999)),
  addition: z.string().check(z.maxLength(20)),
}

const facts = {
  houseType: z.optional(
    z.enum(houseTypes).check(z.describe('0 apartment, 1 corner, 2 semi-detached, 3 terraced, 4 detached.')),
  ),
  constructionYear: z.optional(z.int().check(z.gte(1000), z.lte(2200))),
  livingAreaSize: z.optional(z.int().check(z.gte(1), z.lte(10_000), z.describe('In square metres.'))),
  rebuildValueCents: cents(1, 100_000_000_00, 'What it costs to build it anew.'),
  wozCents: cents(1, 100_000_000_00, 'What the municipality values it at.'),
}

const question = z.object({
  address: z.object({ ...address, streetName: name, city: name }),
  types: z
    .array(z.enum(insuranceTypes))
    .check(z.maxLength(insuranceTypes.length), z.describe('Those of which the price is asked.')),
  day: z.iso.date().check(z.describe('The day of the question in Amsterdam: ages and tariffs go by it.')),
  rooms: z.int().check(z.gte(1), z.lte(9)),
  isStone: z.boolean().check(z.describe('Walls of stone below a roof of tiles, slate or bitumen.')),
  dateOfBirth: z.iso.date(),
  family: z
    .enum(families)
    .check(z.describe('Who live there: one, one with children, two, two with children.')),
  corrections: z
    .object(facts)
    .check(z.describe('What the visitor knows better than the insurer; the rest is as the insurer has it.')),
  cover: insuranceCover,
})

const tariff = z.object({
  source: text.check(z.describe('Whose tariff it is.')),
  version: text.check(z.describe('Another version is another price for the same home.')),
  from: z.iso.date().check(z.describe('The day from which it holds.')),
  isExample: z.boolean().check(z.describe('Made up, as of a trial environment: production refuses it.')),
})

/**
 * Why an answer does not fit the question: unless the home is refused, it must have each insurance of the question, in the same
 * order.
 */
const mismatchOf = (
  { refused, insurances }: Comparison,
  { types }: InsuranceQuestion,
): string | undefined => {
  const answered = insurances.map(({ insuranceType }) => insuranceType)
  const isSame = answered.length === types.length && answered.every((type, at) => type === types[at])
  return refused !== undefined || isSame
    ? undefined
    : 'it does not answer the insurances that were asked about'
}

export const insurerCalls: Calls<Insurer> = {
  home: {
    summary: 'What the insurer knows of a home by its address. What it does not know is left out.',
    takes: [['address', z.object(address)]],
    answer: z.object({ ...facts, refused: refusedHome }),
  },
  compare: {
    summary:
      'What each insurance of the question costs in a month, or why it cannot be had, in the order of the question. A home that nobody insures has no insurances.',
    takes: [['question', question]],
    answer: z
      .object({
        tariff,
        refused: refusedHome,
        insurances: z.array(price).check(z.maxLength(insuranceTypes.length)),
      })
      .check(z.refine<Comparison>(isComparison)),
    isExample: (compared) => compared.tariff.isExample,
    mismatch: mismatchOf,
  },
  submit: {
    summary: 'Takes an application in. The same key is the same application.',
    takes: [idempotencyKey, ['application', z.object({ ...insuranceApplication, question })]],
    answer: z.object({ partnerReference: partnerReferenceSchema }),
    refusal: 'This application is not taken in at all; what you decide of one comes as a notice.',
  },
  status: {
    summary: 'How an application stands now, as its newest notice told.',
    takes: [['partnerReference', partnerReferenceSchema]],
    answer: applicationNewsSchema,
    unknown: 'There is no such application.',
    mismatch: (news, asked) =>
      news.partnerReference === asked ? undefined : 'it tells of another application',
  },
}

export const insurerGuards = guardsOf(insurerCalls)
