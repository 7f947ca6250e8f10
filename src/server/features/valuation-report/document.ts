import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/valuation-report.ts'
import { rowsOf, type ToldBeside } from '../../../core/valuation-report/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import { valuationReport } from './product.ts'

/** The parsed request. */
export type Order = RequestOf<typeof register>['body']

/** The request as the overview showed it. */
export const freezeOrder = (order: Order, told: ToldBeside): FilledForm => ({
  title: valuationReport.title,
  sections: rowsOf(order, told),
})
