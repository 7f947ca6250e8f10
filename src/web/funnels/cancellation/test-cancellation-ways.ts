import { otherReason } from '../../../core/fields/request/cancellation-reason.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { cancellation } from './cancellation-funnel.ts'

export const trials: FunnelTrial[] = [
  {
    funnel: cancellation,
    ways: [
      { name: 'for a reason of the list', answers: { cancellationReason: 'Te duur' } },
      { name: 'for another reason', answers: { cancellationReason: otherReason } },
    ],
  },
]
