import { leadsTo, type RequestEvent } from '../submissions/events.ts'

/** A payment was started for the purchase. What comes next is up to its buyer, so that it waits for nobody of ours. */
export const paymentAsked: RequestEvent = { name: 'payment-asked', waits: false }

/**
 * The purchase is paid, so that we owe what was bought: it waits for us until another event, `fulfilled`, tells that the buyer got
 * it.
 */
export const paid: RequestEvent = { name: 'paid', waits: true }

/** A payment ended without money; the purchase can still be paid. */
export const paymentEnded: RequestEvent = { name: 'payment-ended' }

/** Money came in that does not pay for the purchase; staff look at it. */
export const paymentTrouble: RequestEvent = { name: 'payment-trouble', waits: true }

/** What was bought is made. The state may already be `confirmed`, by the membership that came with the purchase. */
export const fulfilled = leadsTo('confirmed', 'fulfilled', ['received', 'confirmed'])

/** Nobody paid for the purchase in time. */
export const givenUp = leadsTo('refused', 'given-up')

export const refunded: RequestEvent = { name: 'refunded' }

/** The events of every request that is paid online. */
export const purchaseEvents: readonly RequestEvent[] = [
  paymentAsked,
  paid,
  paymentEnded,
  paymentTrouble,
  fulfilled,
  givenUp,
  refunded,
]
