import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { payments } from './payments-funnel.ts'

export const trials: FunnelTrial[] = [
  { funnel: payments, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
