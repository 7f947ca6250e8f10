import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { ownDetailsEmailConfirmation } from './funnel.ts'

export const tried: FunnelTrial[] = [
  {
    funnel: ownDetailsEmailConfirmation,
    unasked: { token: 'the mail that leads here brings it, behind the address' },
  },
]
