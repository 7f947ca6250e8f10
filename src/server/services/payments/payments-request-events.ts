import { leadsTo, type RequestEvent } from '../submissions/events.ts'

/** The purchase is paid. Another event, `fulfilled`, tells that the buyer got what was bought. */
export const paid: RequestEvent = { name: 'paid' }

/** A payment ended without money; the purchase can still be paid. */
export const paymentEnded: RequestEvent = { name: 'payment-ended' }

/** Money came in that does not pay for the purchase; staff look at it. */
export const paymentTrouble: RequestEvent = { name: 'payment-trouble' }

/** What was bought is made. The state may already be `confirmed`, by the membership that came with the purchase. */
export const fulfilled = leadsTo('confirmed', 'fulfilled', ['received', 'confirmed'])

/** Nobody paid for the purchase in time. */
export const givenUp = leadsTo('refused', 'given-up')

export const refunded: RequestEvent = { name: 'refunded' }

/** The events of every request that is paid online. */
export const purchaseEvents: readonly RequestEvent[] = [
  paid,
  paymentEnded,
  paymentTrouble,
  fulfilled,
  givenUp,
  refunded,
]
