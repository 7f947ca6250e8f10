import { call } from '../call.ts'
import type * as operations from './vve-quote-operations.ts'

/** Asks for a quote for the maintenance plan of an owners' association (spec 001 sections 3 and 7). */
export const send = call<typeof operations.send>({
  name: 'vve-quote.send',
  method: 'POST',
  path: '/api/v3/services/mjopquotation',
})
