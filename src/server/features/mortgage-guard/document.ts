import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { registerHypotheekwacht } from '../../../core/contract/mortgage-guard.ts'
import { rowsOf } from '../../../core/mortgage-guard/summary-rows.ts'
import type { Fee } from '../../services/prices/prices.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
export type Applicant = RequestOf<typeof registerHypotheekwacht>['body']

/** The request as the overview showed it; `fee` is that of who becomes a member with it. */
export const freezeApplicant = (request: Applicant, fee: Fee | undefined): FilledForm => ({
  title: 'Hypotheekwacht',
  sections: rowsOf(request, fee?.fee),
})
