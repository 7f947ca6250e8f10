import { call } from '../call.ts'
import type * as operations from './community-operations.ts'

/** The path at which somebody logs in to the community; it answers 302, so it is no call of the contract (spec 001 section 7). */
export const communityLoginPath = '/api/v2/account/community-login'

/** Changes the alias of whoever is logged in; it is unique without regard to case (spec 001 section 7, D41). */
export const updateCommunityAlias = call<typeof operations.updateCommunityAlias>({
  name: 'community.update-alias',
  method: 'POST',
  path: '/api/v2/account/update-community-alias',
})

/** Answers the community itself who a ticket belongs to (docs/partners.md). */
export const communityIdentity = call<typeof operations.communityIdentity>({
  name: 'community.identity',
  method: 'POST',
  path: '/api/v2/account/community-identity',
})
