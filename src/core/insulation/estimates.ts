import * as z from 'zod/mini'
import { materialsOf } from './materials.ts'

// The answers of the insulation check (D59: the shape is ours). Amounts are whole euros, counted in cents.

const cents = z.int().check(z.nonnegative())

/** The costs and savings of a material, for the surface in the request. */
export const sumsSchema = z.object({
  priceInCents: cents,
  /** The subsidy with the measures of the request. */
  subsidyInCents: cents,
  /** The subsidy with a second measure within two years. */
  subsidyWithTwoInCents: cents,
  /** Set where the surface is below the least or above the most that the subsidy pays for. */
  subsidyBound: z.optional(z.string()),
  /** The price less the subsidy. */
  remainsInCents: cents,
  /** Cubic metres of gas in a year. */
  savingM3: z.int().check(z.nonnegative()),
  savingInCentsPerYear: cents,
  /** In tenths of a year, rounded up; left out where it never pays back. */
  paybackYears: z.optional(z.number().check(z.nonnegative())),
})
export type Sums = z.infer<typeof sumsSchema>

const estimate = z.object({
  available: z.boolean(),
  reason: z.optional(z.string()),
  sums: z.optional(sumsSchema),
})
export type MaterialEstimate = z.infer<typeof estimate>

const named = <const M extends string>(materials: readonly M[]) =>
  z.object(Object.fromEntries(materials.map((one) => [one, estimate])) as Record<M, typeof estimate>)

const outcome = {
  available: z.boolean(),
  /** Why the home cannot have the measure; `change` is what would change that. */
  reason: z.optional(z.string()),
  change: z.optional(z.string()),
  /** A note about what an adviser has to look at before it is certain. */
  note: z.optional(z.string()),
  /** In square metres; left out where it was not answered. */
  surface: z.optional(z.int().check(z.positive())),
}

const perSquareMetre = z.object({ one: cents, two: cents })

const dated = { source: z.string(), from: z.iso.date() }

/** The costs, subsidies and savings of the measures of a check. Measures that were not in the request are left out. */
export const estimatesSchema = z.object({
  tariff: z.object({ ...dated, isExample: z.boolean() }),
  subsidy: z.object({
    ...dated,
    /** The number of measures that count: two or more double the amount. */
    measures: z.int().check(z.nonnegative()),
    /** The subsidy for a square metre of glass, since the surface of glass is not asked. */
    glassInCents: perSquareMetre,
    /** In square metres: the least and the most surface that the subsidy pays for. */
    glassSurface: z.object({ least: z.int(), most: z.int() }),
  }),
  gas: z.object({ ...dated, centsPerM3: cents, toVerify: z.boolean() }),
  wallPriceEstimates: z.optional(
    z.object({ ...outcome, availableOptions: named(materialsOf.cavity_wall_insulation) }),
  ),
  floorPriceEstimates: z.optional(
    z.object({ ...outcome, availableOptions: named(materialsOf.floor_insulation) }),
  ),
  roofPriceEstimates: z.optional(
    z.object({
      ...outcome,
      availableOptions: z.array(z.object({ material: z.literal('Roof'), ...estimate.shape })),
    }),
  ),
})
export type Estimates = z.infer<typeof estimatesSchema>

const exampleSums = (price: number, one: number, savingM3: number): Sums => ({
  priceInCents: price * 100,
  subsidyInCents: one * 100,
  subsidyWithTwoInCents: 2 * one * 100,
  remainsInCents: (price - one) * 100,
  savingM3,
  savingInCentsPerYear: Math.floor(savingM3 * 1.35) * 100,
  paybackYears: Math.ceil(((price - one) / Math.floor(savingM3 * 1.35)) * 10) / 10,
})

export const exampleEstimates: Estimates = {
  tariff: { source: 'Voorbeeldtarief', from: '2026-01-01', isExample: true },
  subsidy: {
    source: 'RVO, isolatiemaatregelen',
    from: '2026-01-01',
    measures: 1,
    glassInCents: { one: 2500, two: 5000 },
    glassSurface: { least: 3, most: 45 },
  },
  gas: {
    source: 'CBS, gemiddelde energietarieven voor consumenten',
    from: '2026-01-01',
    centsPerM3: 135,
    toVerify: true,
  },
  wallPriceEstimates: {
    available: true,
    surface: 80,
    availableOptions: {
      EpsPearls: { available: true, sums: exampleSums(2120, 420, 400) },
      OpenCellFoam: { available: true, sums: exampleSums(2810, 420, 440) },
      MineralWool: { available: false, reason: 'De spouw is te smal voor dit materiaal.' },
    },
  },
}
