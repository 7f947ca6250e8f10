import * as z from 'zod/mini'

// Answers that may stand in a draft: the server gives them, and a browser judges them again when they come back from there.

/** Nothing stands in the way. */
export const nothingWrong = z.object({ valid: z.literal(true) })

/** Where a home stands. */
export const placeOfHome = z.object({ address: z.object({ lat: z.number(), lon: z.number() }) })
