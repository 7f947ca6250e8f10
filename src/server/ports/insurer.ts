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
import type { Family } from '../../core/rules/insurance-codes.ts'
import { type InsuranceType, insuranceTypes } from '../../core/rules/insurance-packages.ts'
import { applicationNewsSchema, partnerReferenceSchema } from './application-news.ts'
import type { Guards } from './port.ts'

export interface InsuredAddress {
  postcode: string
  houseNumber: number
  /** The whole addition, `''` where there is none: `A`, `2-hoog`. */
  addition: string
}

/** A home and who lives there, for which an insurer makes its prices. */
export interface InsuranceQuestion {
  address: InsuredAddress & { streetName: string; city: string }
  /** The insurances of which the price is asked. */
  types: readonly InsuranceType[]
  /** YYYY-MM-DD in Amsterdam: the day on which it is asked, by which ages and tariffs go. */
  day: string
  /** 1 to 9. */
  rooms: number
  /** Of stone below a hard roof (decision 62). */
  isStone: boolean
  /** YYYY-MM-DD. */
  dateOfBirth: string
  family: Family
  /** What the visitor knows better than the insurer does; the rest is as the insurer has it. */
  corrections: {
    houseType?: HouseType | undefined
    constructionYear?: number | undefined
    livingAreaSize?: number | undefined
    rebuildValueCents?: Cents | undefined
    wozCents?: Cents | undefined
  }
  cover: Cover
}

/** An application for insurances, whole: what is insured, for how much, by whom, and what was told. */
export interface InsuranceApplication {
  /** Our reference, which the applicant has too. */
  reference: string
  /** When it was taken in: an instant. */
  receivedAt: string
  /** The quote whose premiums were accepted. */
  quote: { code: string; madeOn: string; conditions: string }
  insurances: readonly AppliedInsurance[]
  /** What those premiums were asked for; `types` are those that are applied for. */
  question: InsuranceQuestion
  /** YYYY-MM-DD: the first day that is insured. */
  startDate: string
  period: Period
  applicant: Applicant
  addresses: readonly ApplicationAddress[]
  /** Every question that was asked with its answer, in the words of the screen. */
  answers: readonly DisclosedAnswer[]
}

export const insurerName = 'insurer'

/** The insurer of the home insurances. Throws only `PartnerError(insurerName, reason)`. */
export interface Insurer {
  /** What it knows of a home. It keeps nothing of it. */
  home(address: InsuredAddress): Promise<InsuredHome>
  /** What insurances cost for a home. It keeps nothing of it. */
  compare(question: InsuranceQuestion): Promise<Comparison>
  /**
   * Hands an application over. The same key is one application, however often it is sent; `refused` is a refusal to take it
   * in at all: what the insurer decides of it comes as news.
   */
  submit(key: string, application: InsuranceApplication): Promise<{ partnerReference: string }>
  /** How an application stands now; undefined where the insurer does not know it. */
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

const cents = (least: Cents, most: Cents) => z.optional(z.int().check(z.gte(least), z.lte(most)))
const text = z.string().check(z.minLength(1), z.maxLength(100))
const refusedHome = z.optional(z.enum(homeRefusals))

const price = z
  .object({
    insuranceType: z.enum(insuranceTypes),
    productName: text,
    premiumCents: cents(1, 1_000_000),
    taxCents: cents(0, 1_000_000),
    refused: z.optional(z.enum(insuranceRefusals)),
  })
  .check(z.refine<InsurancePrice>(isWhole))

/** What an answer must look like before a service sees it. */
export const insurerGuards: Guards<Insurer> = {
  home: z.object({
    houseType: z.optional(z.enum(houseTypes)),
    constructionYear: z.optional(z.int().check(z.gte(1000), z.lte(2200))),
    livingAreaSize: z.optional(z.int().check(z.gte(1), z.lte(10_000))),
    rebuildValueCents: cents(1, 100_000_000_00),
    wozCents: cents(1, 100_000_000_00),
    refused: refusedHome,
  }),
  compare: z
    .object({
      tariff: z.object({ source: text, version: text, from: z.iso.date(), isExample: z.boolean() }),
      refused: refusedHome,
      insurances: z.array(price).check(z.maxLength(insuranceTypes.length)),
    })
    .check(z.refine<Comparison>(isComparison)),
  submit: z.object({ partnerReference: partnerReferenceSchema }),
  status: z.optional(applicationNewsSchema),
}
