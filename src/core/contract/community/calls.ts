import { call } from '../call.ts'
import type * as operations from './operations.ts'

/** Where somebody logs in to the community; it answers 302, so it is no call of the contract (spec 001 section 7). */
export const communityLoginPath = '/api/v2/account/community-login'

/** Spec 001 section 7, D41: for whoever is logged in, unique without regard to case. */
export const updateCommunityAlias = call<typeof operations.updateCommunityAlias>({
  name: 'community.update-alias',
  method: 'POST',
  path: '/api/v2/account/update-community-alias',
})

/** What the community itself asks, with the ticket that came along in the address (docs/partners.md). */
export const communityIdentity = call<typeof operations.communityIdentity>({
  name: 'community.identity',
  method: 'POST',
  path: '/api/v2/account/community-identity',
})
