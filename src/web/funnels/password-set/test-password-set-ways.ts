import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { passwordSet } from './password-set-funnel.ts'

export const trials: FunnelTrial[] = [
  { funnel: passwordSet, unasked: { link: 'the mail that leads here brings it, behind the address' } },
]
