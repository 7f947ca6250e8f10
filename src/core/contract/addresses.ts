import type * as operations from './addresses.operations.ts'
import { call } from './call.ts'

/** The address port seen from the browser (decision 14). */
export const lookup = call<typeof operations.lookup>({
  name: 'addresses.lookup',
  method: 'GET',
  path: '/api/v1/address',
})
