import type { RequestEvent } from '../../services/submissions/events.ts'

/** Somebody called at the appointed time, and nobody answered. It stays to be tried again. */
export const notReached: RequestEvent = { name: 'not-reached' }
