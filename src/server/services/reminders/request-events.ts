import type { RequestEvent } from '../submissions/events.ts'

/** Its sender was reminded of an appointment; its facts say of which, and by what. */
export const reminded: RequestEvent = { name: 'reminded' }

/** A reminder was not sent; its facts say of which appointment, by what, and the `reason` in one word. */
export const notReminded: RequestEvent = { name: 'not-reminded' }
