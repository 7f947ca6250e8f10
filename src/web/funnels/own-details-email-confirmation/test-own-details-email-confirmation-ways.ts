import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { ownDetailsEmailConfirmation } from './own-details-email-confirmation-funnel.ts'

export const trials: FunnelTrial[] = [
  {
    funnel: ownDetailsEmailConfirmation,
    unasked: { token: 'the mail that leads here brings it, behind the address' },
  },
]
