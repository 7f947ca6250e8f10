import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** The address port seen from the browser (D14). */
export const lookup = call<typeof operations.lookup>({
  name: 'addresses.lookup',
  method: 'GET',
  path: '/api/v1/address',
})
