import { rowsOf, type ToldBeside } from '../../../core/complaint/summary-rows.ts'
import type { send } from '../../../core/contract/complaint.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request, but for its files. */
export type ComplaintRequest = Omit<RequestOf<typeof send>['body'], 'Attachments'>

/** What is stored of a complaint, in the words of its form. */
export const freezeComplaint = (request: ComplaintRequest, told: ToldBeside): FilledForm => ({
  title: 'Klacht',
  sections: rowsOf(request, told),
})
