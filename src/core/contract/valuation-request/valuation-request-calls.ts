import { call } from '../call.ts'
import type * as operations from './valuation-request-operations.ts'

/** Asks a valuer to come (spec 001 sections 3 and 7). */
export const send = call<typeof operations.send>({
  name: 'valuation-request.send',
  method: 'POST',
  path: '/api/v1/services/taxation',
})
