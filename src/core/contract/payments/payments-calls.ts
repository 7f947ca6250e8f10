import { call } from '../call.ts'
import type * as operations from './payments-operations.ts'

/**
 * Calls of our own (D67): a purchase is paid by the link of its mail, without filling in anything again. The names of calls,
 * bodies and faults call a purchase `order`.
 */
export const order = call<typeof operations.order>({
  name: 'payments.order',
  method: 'POST',
  path: '/api/v1/payments/order',
})

export const pay = call<typeof operations.pay>({
  name: 'payments.pay',
  method: 'POST',
  path: '/api/v1/payments/pay',
})
