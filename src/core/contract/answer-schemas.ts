import * as z from 'zod/mini'

// Answers that may stand in a draft: the server gives them, and a browser judges them again when they come back from there.

/** The answer of a check that found nothing wrong. */
export const validAnswer = z.object({ valid: z.literal(true) })

/** The coordinates of a home. */
export const coordinatesAnswer = z.object({ address: z.object({ lat: z.number(), lon: z.number() }) })
