import type { InputOf } from '../contract/endpoint.ts'
import type { send } from '../contract/valuation-request/valuation-request-calls.ts'
import { valuationRequestTitles } from '../contract/valuation-request/valuation-request-titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { purposeOf, valuationReason } from '../fields/request/valuation-reason.ts'
import { homeRow, userRows } from '../groups/user-rows.ts'

const purposes = {
  hypotheek: 'Taxatie voor een hypotheek',
  waardebepaling: 'Waardebepaling',
} as const

/** Summary rows of a valuation request, for stored summary, mail, `/mijn` and whoever handles it. */
export const valuationRequestRows = (of: InputOf<typeof send>['body']): Section[] => [
  {
    title: valuationRequestTitles.valuation,
    rows: [
      ...homeRow(of),
      ...answerRow(valuationReason, of.reason),
      ...summaryRow('Soort taxatie', purposes[purposeOf(of.reason)]),
    ],
  },
  { title: valuationRequestTitles.details, rows: userRows(of, [], []) },
]
