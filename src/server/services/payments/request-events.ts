import { leadsTo, type RequestEvent } from '../submissions/events.ts'

/** Its purchase is paid. What was bought comes by an event of its own. */
export const paid: RequestEvent = { name: 'paid' }

/** A payment came to nothing: the purchase can still be paid. */
export const paymentEnded: RequestEvent = { name: 'payment-ended' }

/** Money came in that pays nothing: staff look at it. */
export const paymentTrouble: RequestEvent = { name: 'payment-trouble' }

/** What was bought is there. A membership that came along may have been made before. */
export const fulfilled = leadsTo('confirmed', 'fulfilled', ['received', 'confirmed'])

/** Nobody paid the purchase in time. */
export const givenUp = leadsTo('refused', 'given-up')

/** Money was given back. */
export const refunded: RequestEvent = { name: 'refunded' }

/** What may happen to every request that is paid online. */
export const purchaseEvents: readonly RequestEvent[] = [
  paid,
  paymentEnded,
  paymentTrouble,
  fulfilled,
  givenUp,
  refunded,
]
