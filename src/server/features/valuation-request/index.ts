import * as operations from '../../../core/contract/valuation-request.operations.ts'
import * as calls from '../../../core/contract/valuation-request.ts'
import { feature } from '../../feature.ts'
import { caseEvents } from '../../services/cases/deliver.ts'
import { anyone } from '../../services/permissions.ts'
import { confirmValuationRequest } from './confirmation.ts'
import { handOver, send } from './send.ts'

/** Asking a valuer to come. */
export const valuationRequest = feature('valuation-request', calls, operations, {
  about: 'Een taxatie aanvragen.',
  verbs: { send: { may: anyone, run: send, done: 'Taxatie aangevraagd' } },
  requests: {
    send: {
      confirm: confirmValuationRequest,
      deliveries: [handOver],
      events: caseEvents,
      desk: 'financieel',
    },
  },
})
