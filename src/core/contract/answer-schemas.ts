import * as z from 'zod/mini'

// Answers that a draft may keep: the server gives them, and the browser checks them again when it restores the draft.

export const validAnswer = z.object({ valid: z.literal(true) })

export const coordinatesAnswer = z.object({ address: z.object({ lat: z.number(), lon: z.number() }) })
