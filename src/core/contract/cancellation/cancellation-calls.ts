import { call } from '../call.ts'
import type * as operations from './cancellation-operations.ts'

/** Ends the membership of a logged-in member at the end of its year; for anybody else staff looks the membership up (D28). */
export const cancelMembership = call<typeof operations.cancelMembership>({
  name: 'cancellation.cancel',
  method: 'POST',
  path: '/api/v1/contact/cancelmembership',
})

/** Withdraws the running cancellation of whoever is logged in, until its last day has passed. */
export const withdrawCancellation = call<typeof operations.withdrawCancellation>({
  name: 'cancellation.withdraw',
  method: 'POST',
  path: '/api/v1/contact/withdraw-cancellation',
})
