import * as z from 'zod/mini'
import { call } from '../../ports/signed-http.ts'
import type { Reported, Valued, ValuedHome } from '../../ports/valuation.ts'

// What travels between us and the partner, guarded both ways. The partner's documentation: docs/partners.md.

const home = z.object({
  postal_code: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  house_number: z.int().check(z.gte(1), z.lte(99_999)),
  addition: z.string().check(z.maxLength(20)),
  construction_year: z.optional(z.int().check(z.gte(1000), z.lte(2200))),
  living_area: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  /** 0 apartment, 1 corner, 2 semi-detached, 3 attached, 4 detached. */
  house_type: z.optional(z.enum(['0', '1', '2', '3', '4'])),
  /** In square metres, 0 without one. */
  plot_area: z.optional(z.int().check(z.gte(0), z.lte(1_000_000))),
})
const cents = z.int().check(z.positive())
const valued = {
  value_cents: cents,
  low_cents: cents,
  high_cents: cents,
  valued_on: z.iso.date(),
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  construction_year: z.int(),
  living_area: z.int(),
  /** Made up, as of a trial environment. */
  example: z.optional(z.boolean()),
}
const sale = z.object({
  /** Street and city, no number. */
  place: z.string().check(z.minLength(1), z.maxLength(100)),
  sold_on: z.iso.date(),
  price_cents: cents,
  living_area: z.int(),
  construction_year: z.int(),
})
const estimated = z.object(valued)
const reported = z.object({ ...valued, compared: z.array(sale).check(z.maxLength(20)) })

/** The interface that the partner serves; docs/partners/valuation.openapi.json is made of it. */
export const calls = {
  coverage: call({
    method: 'POST',
    path: '/v1/coverage',
    summary: 'What can be had of a home, before anybody pays for it.',
    body: z.object({ home }),
    asks: true,
    answer: z.object({ estimate: z.boolean(), report: z.boolean() }),
  }),
  estimate: call({
    method: 'POST',
    path: '/v1/estimates',
    summary: 'Estimates what a home sells for. The same key is the same estimate.',
    body: z.object({ home }),
    answer: estimated,
    conflict: 'There is no estimate of this home.',
  }),
  report: call({
    method: 'POST',
    path: '/v1/reports',
    summary: 'Makes a report of what a home is worth. The same key is the same report.',
    body: z.object({ home }),
    answer: reported,
    conflict: 'There is no report of this home.',
  }),
}

/** Our question in the partner's words. */
export const toHomeBody = (of: ValuedHome): { home: z.output<typeof home> } => ({
  home: {
    postal_code: of.postcode,
    house_number: of.houseNumber,
    addition: of.addition,
    construction_year: of.constructionYear,
    living_area: of.livingArea,
    house_type: of.houseType,
    plot_area: of.plotArea,
  },
})

/** The partner's answer in our words. */
export const toValued = (of: z.output<typeof estimated>): Valued => ({
  valueCents: of.value_cents,
  lowCents: of.low_cents,
  highCents: of.high_cents,
  valuedOn: of.valued_on,
  source: of.source,
  constructionYear: of.construction_year,
  livingArea: of.living_area,
  isExample: of.example ?? false,
})

/** The same of a report. */
export const toReported = (of: z.output<typeof reported>): Reported => ({
  ...toValued(of),
  compared: of.compared.map((one) => ({
    place: one.place,
    soldOn: one.sold_on,
    priceCents: one.price_cents,
    livingArea: one.living_area,
    constructionYear: one.construction_year,
  })),
})
