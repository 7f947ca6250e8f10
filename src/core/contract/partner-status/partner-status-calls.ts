import { call } from '../call.ts'
import type * as operations from './partner-status-operations.ts'

/** How each partner is reached, and whether that works. */
export const readPartners = call<typeof operations.readPartners>({
  name: 'partner-status.read',
  method: 'GET',
  path: '/beheer/api/partners',
})
