import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { drafts } from './funnel.ts'

export const tried: FunnelTrial[] = [
  { funnel: drafts, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
