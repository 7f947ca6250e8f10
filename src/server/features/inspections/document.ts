import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register, registerCompletion } from '../../../core/contract/inspections.ts'
import { rowsOf, type ToldBeside } from '../../../core/inspections/summary-rows.ts'
import type { InspectionKind } from '../../../core/rules/inspections.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed requests. */
export type Construction = RequestOf<typeof register>['body']
export type Completion = RequestOf<typeof registerCompletion>['body']
export type Inspection = Construction | Completion

/** Which of the two a request is. */
export const kindOf = ({ object }: Inspection): InspectionKind =>
  'sizeCode' in object ? 'construction' : 'completion'

/** What each is called. */
export const names = {
  construction: 'Bouwtechnische keuring',
  completion: 'Opleveringskeuring',
} as const satisfies Record<InspectionKind, string>

/** The request as the overview showed it. */
export const freezeInspection = (request: Inspection, told: ToldBeside): FilledForm => ({
  title: names[kindOf(request)],
  sections: rowsOf(request, told),
})
