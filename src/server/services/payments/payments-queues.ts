import { everyHour, queue } from '../../outbox/queue.ts'

/** The event that a purchase is paid. It carries the `purchase` and, as `product`, the name of its price. */
export const purchasePaid = queue('purchase.paid')

/** The queue of jobs that ask the bank about a payment after its notice. A job carries the `payment`. */
export const noticeQueue = queue('payment.notice')

/** The queue of the scheduled job that asks the bank about payments that are still open. */
export const openPaymentsQueue = queue('payment.open', everyHour)

/** The queue of the scheduled job that compares payments with the bank, once a night. */
export const comparisonQueue = queue('payment.compare', everyHour)

/** The queue of jobs that ask the bank to give money back. A job carries the `refund`. */
export const refundQueue = queue('payment.refund')
