import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/mortgage-advice.ts'
import type { MortgageTree } from '../../../core/mortgage-advice/situations.ts'
import { rowsOf } from '../../../core/mortgage-advice/summary-rows.ts'
import type { ChosenOffice } from '../../services/planning/offices.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
export type Parsed = RequestOf<typeof register>['body']
/** As it is stored: with its office as it was then. */
export type MortgageRequest = Parsed & { office: ChosenOffice }

/** What it is called. */
export const name = 'Hypotheekadvies'

/** The request as the overview showed it. */
export const freezeMortgage = (
  request: Parsed,
  told: { tree: MortgageTree; officeName: string },
): FilledForm => ({ title: name, sections: rowsOf(request, told) })
