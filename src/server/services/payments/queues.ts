import { everyHour, queue } from '../../outbox/queue.ts'

/** An event: a purchase is paid. Carries the `purchase` and, as `product`, the name of its price. */
export const purchasePaid = queue('purchase.paid')

/** The bank says that something changed: carries the `payment`. */
export const noticeQueue = queue('payment.notice')

/** The clock asks the bank about payments that nobody told of. */
export const openPaymentsQueue = queue('payment.open', everyHour)

/** The clock compares with the bank, once a night. */
export const comparisonQueue = queue('payment.compare', everyHour)

/** Money that staff give back: carries the `refund`. */
export const refundQueue = queue('payment.refund')
