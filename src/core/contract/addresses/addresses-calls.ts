import { call } from '../call.ts'
import type * as operations from './addresses-operations.ts'

/** Looks an address up by postcode and house number (D14). */
export const lookup = call<typeof operations.lookup>({
  name: 'addresses.lookup',
  method: 'GET',
  path: '/api/v1/address',
})
