import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** Ends the membership of a member who is logged in at the end of its year; everybody else's is looked up by staff (D28). */
export const cancelMembership = call<typeof operations.cancelMembership>({
  name: 'cancellation.cancel',
  method: 'POST',
  path: '/api/v1/contact/cancelmembership',
})

/** Takes the running cancellation of whoever is logged in back, until its last day has passed. */
export const withdrawCancellation = call<typeof operations.withdrawCancellation>({
  name: 'cancellation.withdraw',
  method: 'POST',
  path: '/api/v1/contact/withdraw-cancellation',
})
