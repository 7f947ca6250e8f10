import * as z from 'zod/mini'

/** Report types: of a home there is a full one, or none (spec 001 section 4). */
export const reportTypes = { none: 0, full: 1 } as const

/** Which report there is of a home, and what it costs in cents. */
export const reportOfHome = z.object({
  reportType: z.literal([reportTypes.none, reportTypes.full]),
  priceInCents: z.int().check(z.nonnegative()),
})
