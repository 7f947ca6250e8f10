import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/will-advice.ts'
import { rowsOf, type ToldBeside } from '../../../core/will-advice/summary-rows.ts'
import type { ChosenOffice } from '../../services/planning/offices.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
type Parsed = RequestOf<typeof register>['body']
/** As it is stored: with its office as it was then. */
export type WillRequest = Parsed & { office: ChosenOffice }

/** What it is called. */
export const name = 'Testamentadvies'

/** The request as the overview showed it. */
export const freezeWill = (request: Parsed, told: ToldBeside): FilledForm => ({
  title: name,
  sections: rowsOf(request, told),
})
