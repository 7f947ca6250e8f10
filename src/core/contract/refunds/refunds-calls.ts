import { call } from '../call.ts'
import type * as operations from './refunds-operations.ts'

/** What would go back of a purchase; nothing goes back by it. */
export const checkRefund = call<typeof operations.checkRefund>({
  name: 'refunds.check',
  method: 'POST',
  path: '/beheer/api/payments/refunds/check',
})

/** Gives money of a purchase back. */
export const askRefund = call<typeof operations.askRefund>({
  name: 'refunds.ask',
  method: 'POST',
  path: '/beheer/api/payments/refunds',
})
