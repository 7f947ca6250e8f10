import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { payments } from './funnel.ts'

export const tried: FunnelTrial[] = [
  { funnel: payments, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
