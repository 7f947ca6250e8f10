import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { send } from '../../../core/contract/valuation-request.ts'
import { rowsOf } from '../../../core/valuation-request/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
export type ValuationRequest = RequestOf<typeof send>['body']

/** The request in the words of its form. */
export const freezeValuationRequest = (request: ValuationRequest): FilledForm => ({
  title: 'Taxatie',
  sections: rowsOf(request),
})
