/** How a payment stands at the bank (D58). All but `open` are over; money that comes in after all makes each of them `paid`. */
export const paymentStates = ['open', 'paid', 'cancelled', 'expired', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** How a purchase stands: it is paid once, or given up. */
export type PurchaseState = 'open' | 'paid' | 'given-up'
