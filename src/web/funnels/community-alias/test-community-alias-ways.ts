import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { communityAlias } from './community-alias-funnel.ts'

export const trials: FunnelTrial[] = [
  { funnel: communityAlias, loggedIn: 'a visitor finds the way to log in in its place' },
]
