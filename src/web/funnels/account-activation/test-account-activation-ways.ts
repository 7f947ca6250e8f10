import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { accountActivation } from './account-activation-funnel.ts'

export const trials: FunnelTrial[] = [
  { funnel: accountActivation, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
