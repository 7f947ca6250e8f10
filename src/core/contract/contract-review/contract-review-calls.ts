import { call } from '../call.ts'
import type * as operations from './contract-review-operations.ts'

/** Asks for a conversation with a lawyer: about a contract, or half an hour of advice (spec 001 section 7). */
export const send = call<typeof operations.send>({
  name: 'contract-review.send',
  method: 'POST',
  path: '/api/v1/services/contractreview',
})
