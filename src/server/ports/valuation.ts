import * as z from 'zod/mini'
import type { Cents } from '../../core/kernel/money.ts'
import { type HouseType, houseTypes } from '../../core/rules/house-types.ts'
import { type Calls, guardsOf, idempotencyKey } from './calls.ts'

/** A home that a model is to value. Fields that the model knows better itself may be left out. */
export interface ValuedHome {
  postcode: string
  houseNumber: number
  addition: string
  constructionYear?: number | undefined
  /** In square metres. */
  livingArea?: number | undefined
  houseType?: HouseType | undefined
  /** In square metres; 0 for a home without a plot. */
  plotArea?: number | undefined
}

export interface Coverage {
  /** Whether the model can estimate what the home sells for. */
  estimate: boolean
  /** Whether the model can make a report of the home's value, with the sales that it was compared with. */
  report: boolean
}

/** The value of a home according to a model. */
export interface ValueEstimate {
  valueCents: Cents
  /** The bounds between which the value lies in nine cases of ten. */
  lowCents: Cents
  highCents: Cents
  /** YYYY-MM-DD. */
  valuedOn: string
  /** The name of whoever makes the model. */
  source: string
  /** The facts about the home that the model used. */
  constructionYear: number
  livingArea: number
  /** Whether the figures are examples, which production refuses. */
  isExample: boolean
}

export interface Sale {
  /** The street and city, without a number. */
  place: string
  /** YYYY-MM-DD. */
  soldOn: string
  priceCents: Cents
  livingArea: number
  constructionYear: number
}

/** The value of a home, with the sales that it was compared with. */
export interface ValueReport extends ValueEstimate {
  /** At most twenty sales. */
  compared: readonly Sale[]
}

export const valuationName = 'valuation'

/** The port of the model that values homes. Throws only `PartnerError(valuationName, reason)`. */
export interface Valuation {
  /** What the model can make for a home; it is asked before anybody pays. */
  coverage(home: ValuedHome): Promise<Coverage>
  /**
   * Estimates what a home sells for. The same key is one estimate: asked again, the answer is the same and costs nothing more.
   * Reason `refused` means that there is no estimate of this home.
   */
  estimate(key: string, home: ValuedHome): Promise<ValueEstimate>
  /**
   * Makes a report of what a home is worth. The same key is one report: asked again, the answer is the same and costs nothing
   * more. Reason `refused` means that there is no report of this home.
   */
  report(key: string, home: ValuedHome): Promise<ValueReport>
}

const amount = z.int().check(z.positive())
const year = z.int().check(z.gte(1000), z.lte(2200))
const area = z.int().check(z.gte(1), z.lte(100_000), z.describe('In square metres.'))

const home = z.object({
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  houseNumber: z.int().check(z.gte(1), z.lte(99_999)),
  addition: z.string().check(z.maxLength(20)),
  constructionYear: z.optional(year),
  livingArea: z.optional(area),
  houseType: z.optional(
    z.enum(houseTypes).check(z.describe('0 apartment, 1 corner, 2 semi-detached, 3 terraced, 4 detached.')),
  ),
  plotArea: z.optional(
    z.int().check(z.gte(0), z.lte(1_000_000), z.describe('In square metres, 0 without a plot.')),
  ),
})

const valued = {
  valueCents: amount,
  lowCents: amount,
  highCents: amount,
  valuedOn: z.iso.date(),
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  constructionYear: year,
  livingArea: area,
  isExample: z.boolean().check(z.describe('Made up, as of a trial environment: production refuses it.')),
}
type Range = Pick<ValueEstimate, 'valueCents' | 'lowCents' | 'highCents'>
const liesWithin = ({ valueCents, lowCents, highCents }: Range) =>
  lowCents <= valueCents && valueCents <= highCents
const inRange = z.refine<Range>(liesWithin)
const sale = z.object({
  place: z.string().check(z.minLength(1), z.maxLength(100), z.describe('Street and city: no number.')),
  soldOn: z.iso.date(),
  priceCents: amount,
  livingArea: area,
  constructionYear: year,
})

const isExample = (made: ValueEstimate): boolean => made.isExample

export const valuationCalls: Calls<Valuation> = {
  coverage: {
    summary: 'What can be had of a home, before anybody pays for it.',
    takes: [['home', home]],
    answer: z.object({ estimate: z.boolean(), report: z.boolean() }),
  },
  estimate: {
    summary: 'Estimates what a home sells for. The same key is the same estimate.',
    takes: [idempotencyKey, ['home', home]],
    answer: z.object(valued).check(inRange),
    refusal: 'There is no estimate of this home.',
    isExample,
  },
  report: {
    summary: 'Makes a report of what a home is worth. The same key is the same report.',
    takes: [idempotencyKey, ['home', home]],
    answer: z.object({ ...valued, compared: z.array(sale).check(z.maxLength(20)) }).check(inRange),
    refusal: 'There is no report of this home.',
    isExample,
  },
}

export const valuationGuards = guardsOf(valuationCalls)
