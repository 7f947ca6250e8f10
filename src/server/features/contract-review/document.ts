import type { send } from '../../../core/contract/contract-review.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import { rowsOf, type ToldBeside } from '../../../core/contract-review/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
export type ReviewRequest = RequestOf<typeof send>['body']

/** What a talk is called, by what it is for. */
export const nameOf = ({ appointment }: ReviewRequest): string =>
  appointment.appointmentType === 3 ? '30 minuten juridisch advies' : 'Contract laten controleren'

/** The request as the overview showed it. */
export const freezeReview = (request: ReviewRequest, told: ToldBeside): FilledForm => ({
  title: nameOf(request),
  sections: rowsOf(request, told),
})
