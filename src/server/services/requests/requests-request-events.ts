import type { RequestEvent } from '../submissions/events.ts'

/** A member of staff took the request. The facts have whose it was `from`, where it was somebody's. */
export const claimed: RequestEvent = { name: 'claimed' }

/** A member of staff gave the request away. The facts have the colleague `to` whom, where it is somebody, and the `desk`. */
export const assigned: RequestEvent = { name: 'assigned' }

/** A member of staff noted something with it. */
export const noted: RequestEvent = { name: 'noted' }

/** What staff do with every kind of request beside marking it as handled. Its sender hears of none of it. */
export const workEvents: readonly RequestEvent[] = [claimed, assigned, noted]
