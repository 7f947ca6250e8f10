import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/financial-plan.ts'
import { rowsOf, type ToldBeside } from '../../../core/financial-plan/summary-rows.ts'
import type { ChosenOffice } from '../../services/planning/offices.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
type Parsed = RequestOf<typeof register>['body']
/** As it is stored: with its office as it was then. */
export type PlanRequest = Parsed & { office: ChosenOffice }

/** What it is called. */
export const name = 'Geldplan'

/** The request as the overview showed it. */
export const freezePlan = (request: Parsed, told: ToldBeside): FilledForm => ({
  title: name,
  sections: rowsOf(request, told),
})
