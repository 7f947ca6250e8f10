import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/legal-position.ts'
import { rowsOf, type ToldBeside } from '../../../core/legal-position/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request, but for its documents. */
export type LegalRequest = Omit<RequestOf<typeof determine>['body'], 'Attachments'>

/** The request as the overview showed it. */
export const freezeLegal = (request: LegalRequest, told: ToldBeside): FilledForm => ({
  title: 'Rechtspositiebepaling',
  sections: rowsOf(request, told),
})
