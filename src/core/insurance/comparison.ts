import * as z from 'zod/mini'
import { insuranceNames, insuranceTypes } from '../rules/insurance-packages.ts'

// The answers of the calls of the insurance (D59: the shapes are ours; D74: cents without tax, the tax in a field of its own).

const cents = z.int().check(z.nonnegative())

const tariffSchema = z.object({
  source: z.string(),
  version: z.string(),
  /** YYYY-MM-DD: the day from which it holds. */
  from: z.iso.date(),
  /** Whether the figures are examples: nobody can be insured for them. */
  isExample: z.boolean(),
})

export const insuranceSchema = z.object({
  insuranceType: z.enum(insuranceTypes),
  productName: z.string(),
  isNotAvailable: z.boolean(),
  /** Why the insurance is not possible: a sentence for the visitor. */
  reason: z.optional(z.string()),
  /** Left out where the insurance is not possible. */
  vehInsurance: z.optional(z.object({ premiumPerMonthInCents: cents, insuranceTaxInCents: cents })),
  tariff: tariffSchema,
})
export type Insurance = z.infer<typeof insuranceSchema>

export const comparisonSchema = z
  .array(insuranceSchema)
  .check(z.minLength(insuranceTypes.length), z.maxLength(insuranceTypes.length))

/** What the insurer knows of a home; anything else is left out. */
export const insuredHomeSchema = z.object({
  propertyType: z.optional(z.string()),
  buildingYear: z.optional(z.int()),
  propertySurface: z.optional(z.int()),
  rebuildValueInCents: z.optional(cents),
  wozIndicationInCents: z.optional(cents),
  isAllowed: z.boolean(),
  /** Why nobody insures the home: a sentence for the visitor. */
  reason: z.optional(z.string()),
})
export type InsuredHomeAnswer = z.infer<typeof insuredHomeSchema>

const day = z.iso.date()

export const quoteSchema = z.object({
  /** Code by which people and applications refer to the quote: `7KQM-X4TF`. */
  code: z.string(),
  madeOn: day,
  holdsUntil: day,
  /** Version of the conditions under which the quote is made. */
  conditions: z.string(),
  insurances: comparisonSchema,
  /**
   * Set where the premium changed. `tariff`: the quote holds, while new quotes have another premium. `ended`: an earlier quote is
   * over, and this one took its place. Per month, with tax.
   */
  changed: z.optional(
    z.object({
      because: z.enum(['tariff', 'ended']),
      /** The day of the earlier premium. */
      madeOn: day,
      insurances: z.array(
        z.object({ insuranceType: z.enum(insuranceTypes), thenInCents: cents, todayInCents: cents }),
      ),
    }),
  ),
})
export type Quote = z.infer<typeof quoteSchema>

const tariff = { source: 'Voorbeeldtarief', version: 'voorbeeld-2026-1', from: '2026-01-01', isExample: true }
const examplePremiums = { Home: 1460, Content: 780, Liability: 390, Legal: 1520 } as const

export const exampleComparison: Insurance[] = insuranceTypes.map((insuranceType) => ({
  insuranceType,
  productName: insuranceNames[insuranceType],
  isNotAvailable: false,
  vehInsurance: {
    premiumPerMonthInCents: examplePremiums[insuranceType],
    insuranceTaxInCents: Math.round(examplePremiums[insuranceType] * 0.21),
  },
  tariff,
}))

export const exampleQuote: Quote = {
  code: '7KQM-X4TF',
  madeOn: '2026-12-01',
  holdsUntil: '2026-12-31',
  conditions: '2026-01',
  insurances: exampleComparison,
}
