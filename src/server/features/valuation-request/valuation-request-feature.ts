import * as calls from '../../../core/contract/valuation-request/valuation-request-calls.ts'
import * as operations from '../../../core/contract/valuation-request/valuation-request-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { valuationForm } from './valuation-request-request.ts'

export const valuationRequest = feature('valuation-request', calls, operations, {
  apiDescription: 'Een taxatie aanvragen.',
  verbs: { send: { may: anyone, run: valuationForm.send, trailWords: 'Taxatie aangevraagd' } },
  requests: { send: valuationForm.request },
})
