import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { accountActivation } from './funnel.ts'

export const tried: FunnelTrial[] = [
  { funnel: accountActivation, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
