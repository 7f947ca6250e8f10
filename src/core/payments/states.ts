/**
 * The states of a payment at the bank (D58). All but `open` are final, except that money that still comes in makes any of them
 * `paid`.
 */
export const paymentStates = ['open', 'paid', 'cancelled', 'expired', 'failed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** The state of a purchase. It is paid once, or given up. */
export type PurchaseState = 'open' | 'paid' | 'given-up'
