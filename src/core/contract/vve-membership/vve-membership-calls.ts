import { call } from '../call.ts'
import type * as operations from './vve-membership-operations.ts'

/** Registers the membership of an owners' association (spec 001 sections 3 and 7, D15, D37 and D38). */
export const registerVve = call<typeof operations.registerVve>({
  name: 'vve-membership.register',
  method: 'POST',
  path: '/api/v2/becomeamember/registerVveMembership',
})
