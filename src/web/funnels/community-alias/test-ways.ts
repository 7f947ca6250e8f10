import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { communityAlias } from './funnel.ts'

export const tried: FunnelTrial[] = [
  { funnel: communityAlias, loggedIn: 'a visitor finds the way to log in in its place' },
]
