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

/** The members that a cancellation which waits could be of. */
export const listCandidates = call<typeof operations.listCandidates>({
  name: 'cancellation.candidates',
  method: 'GET',
  path: '/beheer/api/cancellations/{reference}',
})

/** What a match with a member would do; nothing changes by it. */
export const checkMatch = call<typeof operations.checkMatch>({
  name: 'cancellation.check',
  method: 'POST',
  path: '/beheer/api/cancellations/{reference}/check',
})

/** Ends the membership of a member by a cancellation that waits. */
export const matchCancellation = call<typeof operations.matchCancellation>({
  name: 'cancellation.match',
  method: 'POST',
  path: '/beheer/api/cancellations/{reference}/match',
})

/** Refuses a cancellation that waits, so that nothing ends. */
export const refuseCancellation = call<typeof operations.refuseCancellation>({
  name: 'cancellation.refuse',
  method: 'POST',
  path: '/beheer/api/cancellations/{reference}/refuse',
})
