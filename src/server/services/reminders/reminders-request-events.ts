import type { RequestEvent } from '../submissions/events.ts'

/** Its sender was reminded of an appointment. The facts say of which, and by what means. */
export const reminded: RequestEvent = { name: 'reminded' }

/** A reminder was not sent. The facts say of which appointment, by what means, and the `reason` in one word. */
export const notReminded: RequestEvent = { name: 'not-reminded' }
