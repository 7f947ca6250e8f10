import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { drafts } from './drafts-funnel.ts'

export const trials: FunnelTrial[] = [
  { funnel: drafts, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
