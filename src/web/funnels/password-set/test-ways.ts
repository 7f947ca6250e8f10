import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { passwordSet } from './funnel.ts'

export const tried: FunnelTrial[] = [
  { funnel: passwordSet, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
