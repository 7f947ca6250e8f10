import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { send } from '../../../core/contract/vve-quote.ts'
import { rowsOf } from '../../../core/vve-quote/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
export type QuoteRequest = RequestOf<typeof send>['body']

/** The request as the overview showed it. */
export const freezeQuote = (request: QuoteRequest): FilledForm => ({
  title: 'Offerte meerjarenonderhoudsplan',
  sections: rowsOf(request),
})
