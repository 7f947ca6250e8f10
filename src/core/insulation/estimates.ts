import * as z from 'zod/mini'
import { materialsOf } from './materials.ts'

// What the insulation check answers (D59: the shape is ours). Amounts are whole euros, in cents.

const cents = z.int().check(z.nonnegative())

/** What a material costs and brings, for the surface that was asked about. */
export const sumsSchema = z.object({
  priceInCents: cents,
  /** What the state pays back, with as many measures as were asked about. */
  subsidyInCents: cents,
  /** The same with a second measure within two years. */
  subsidyWithTwoInCents: cents,
  /** Said where the surface is under the least or over the most that is paid for. */
  subsidyBound: z.optional(z.string()),
  /** The price without the subsidy. */
  remainsInCents: cents,
  /** Cubic metres of gas in a year. */
  savingM3: z.int().check(z.nonnegative()),
  savingInCentsPerYear: cents,
  /** Until it has paid for itself, in tenths of a year, rounded up; left out where it never does. */
  paybackYears: z.optional(z.number().check(z.nonnegative())),
})
export type Sums = z.infer<typeof sumsSchema>

const estimate = z.object({
  available: z.boolean(),
  /** Why it cannot be had. */
  reason: z.optional(z.string()),
  sums: z.optional(sumsSchema),
})
export type MaterialEstimate = z.infer<typeof estimate>

const named = <const M extends string>(materials: readonly M[]) =>
  z.object(Object.fromEntries(materials.map((one) => [one, estimate])) as Record<M, typeof estimate>)

const outcome = {
  available: z.boolean(),
  /** Why this home cannot have it, and what would change that. */
  reason: z.optional(z.string()),
  change: z.optional(z.string()),
  /** What somebody has to look at before it is sure. */
  note: z.optional(z.string()),
  /** In square metres; left out where it was not told. */
  surface: z.optional(z.int().check(z.positive())),
}

const perSquareMetre = z.object({ one: cents, two: cents })

/** What stands beside a figure: whose it is, and from which day. */
const dated = { source: z.string(), from: z.iso.date() }

/** What the measures of a check cost, bring and save. A measure that was not asked about is left out. */
export const estimatesSchema = z.object({
  tariff: z.object({ ...dated, isExample: z.boolean() }),
  subsidy: z.object({
    ...dated,
    /** How many measures count: two or more double the amount. */
    measures: z.int().check(z.nonnegative()),
    /** For a square metre of glass: its surface is not asked. */
    glassInCents: perSquareMetre,
    /** In square metres: from which surface on, and over how much at most. */
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
