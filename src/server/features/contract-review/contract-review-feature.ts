import * as calls from '../../../core/contract/contract-review/contract-review-calls.ts'
import * as operations from '../../../core/contract/contract-review/contract-review-operations.ts'
import { feature } from '../../feature.ts'
import { demandsJoining } from '../../services/memberships/join-along.ts'
import { anyone } from '../../services/permissions.ts'
import { reviewKind } from './contract-review-request.ts'
import { send } from './send-contract-review.ts'

/** Feature: talks with a lawyer, about a contract or for half an hour of advice. */
export const contractReview = feature('contract-review', calls, operations, {
  apiDescription: 'Een gesprek met een jurist.',
  verbs: {
    send: { may: anyone, run: send, trailWords: 'Gesprek met een jurist gepland', demands: demandsJoining },
  },
  requests: { send: reviewKind },
})
