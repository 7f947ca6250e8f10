import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { appointment } from './appointment-funnel.ts'

export const trials: FunnelTrial[] = [
  { funnel: appointment, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
