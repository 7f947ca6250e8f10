import type { InputOf } from '../contract/endpoint.ts'
import type { send } from '../contract/valuation-request/calls.ts'
import { titles } from '../contract/valuation-request/titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { purposeOf, valuationReason } from '../fields/request/valuation-reason.ts'
import { homeRow, userRows } from '../groups/user-rows.ts'

const purposes = {
  hypotheek: 'Taxatie voor een hypotheek',
  waardebepaling: 'Waardebepaling',
} as const

/** Summary rows of a valuation request, for stored summary, mail, `/mijn` and whoever handles it. */
export const rowsOf = (of: InputOf<typeof send>['body']): Section[] => [
  {
    title: titles.valuation,
    rows: [
      ...homeRow(of),
      ...answerRow(valuationReason, of.reason),
      ...summaryRow('Soort taxatie', purposes[purposeOf(of.reason)]),
    ],
  },
  { title: titles.details, rows: userRows(of, [], []) },
]
