import { call } from '../call.ts'
import type * as operations from './request-search-operations.ts'

/** Finds requests by what somebody says of themselves. It is sent in the body, so that a name stands in no address and no log. */
export const findRequests = call<typeof operations.findRequests>({
  name: 'request-search.find',
  method: 'POST',
  path: '/beheer/api/search',
})
