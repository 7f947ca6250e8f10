import * as z from 'zod/mini'

/** Report types: a home has a full report, or none (spec 001 section 4). */
export const reportTypes = { none: 0, full: 1 } as const

/** The report type of a home, and its price in cents. */
export const reportOfHome = z.object({
  reportType: z.literal([reportTypes.none, reportTypes.full]),
  priceInCents: z.int().check(z.nonnegative()),
})
