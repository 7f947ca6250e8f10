import { rowsOf } from '../../../core/callback/summary-rows.ts'
import type { callBack } from '../../../core/contract/callback.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
export type CallbackRequest = RequestOf<typeof callBack>['body']

/** What is stored of it, in the words of its form. */
export const freezeCallback = (request: CallbackRequest): FilledForm => ({
  title: 'Terugbelafspraak',
  sections: rowsOf(request),
})
