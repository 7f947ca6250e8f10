import type * as operations from './addresses.operations.ts'
import { call } from './call.ts'

/** The address port seen from the browser (decision 14). */
export const lookup = call<typeof operations.lookup>({
  name: 'addresses.lookup',
  method: 'GET',
  path: '/api/v1/address',
})

/** A call of our own (decision 67): before a talk is planned at an address for which we plan none. */
export const checkAddress = call<typeof operations.checkAddress>({
  name: 'addresses.check',
  method: 'POST',
  path: '/api/v1/address/check',
})
