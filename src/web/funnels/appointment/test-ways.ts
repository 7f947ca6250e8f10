import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { appointment } from './funnel.ts'

export const tried: FunnelTrial[] = [
  { funnel: appointment, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
