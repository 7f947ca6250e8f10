import * as z from 'zod/mini'
import type { Cents } from '../../core/kernel/money.ts'
import { type HouseType, houseTypes } from '../../core/rules/house-types.ts'
import { type Calls, guardsOf, idempotencyKey } from './calls.ts'

/** A home as a model values it; what the model knows better itself may be left out. */
export interface ValuedHome {
  postcode: string
  houseNumber: number
  addition: string
  constructionYear?: number | undefined
  /** In square metres. */
  livingArea?: number | undefined
  houseType?: HouseType | undefined
  /** In square metres; 0 of a home without a plot. */
  plotArea?: number | undefined
}

/** What of a home can be had. */
export interface Coverage {
  /** An estimate of what it sells for. */
  estimate: boolean
  /** A report of what it is worth, with the sales that it was compared with. */
  report: boolean
}

/** What a home is worth by a model. */
export interface Valued {
  valueCents: Cents
  /** Between these it lies in nine cases of ten. */
  lowCents: Cents
  highCents: Cents
  /** YYYY-MM-DD. */
  valuedOn: string
  /** Whose model it is. */
  source: string
  /** What the model took for the home. */
  constructionYear: number
  livingArea: number
  /** Its figures are examples: production refuses them. */
  isExample: boolean
}

/** A home that was sold. */
export interface Sale {
  /** Street and city: no number. */
  place: string
  /** YYYY-MM-DD. */
  soldOn: string
  priceCents: Cents
  livingArea: number
  constructionYear: number
}

/** What a home is worth, and what that was compared with. */
export interface Reported extends Valued {
  /** At most twenty. */
  compared: readonly Sale[]
}

export const valuationName = 'valuation'

/** A model that values homes. Throws only `PartnerError(valuationName, reason)`. */
export interface Valuation {
  /** What can be had of a home, before anybody pays for it. */
  coverage(home: ValuedHome): Promise<Coverage>
  /**
   * Estimates what a home sells for. The same key is one estimate: asked again, it is the same, and costs nothing more.
   * `refused`: of this home there is none.
   */
  estimate(key: string, home: ValuedHome): Promise<Valued>
  /** Makes a report of what a home is worth, by its key as an estimate is made. `refused`: of this home there is none. */
  report(key: string, home: ValuedHome): Promise<Reported>
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
type Range = Pick<Valued, 'valueCents' | 'lowCents' | 'highCents'>
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

const isExample = (made: Valued): boolean => made.isExample

/** What travels to a partner that serves our HTTP interface. */
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

/** What an answer must look like before a service sees it. */
export const valuationGuards = guardsOf(valuationCalls)
