import type { InputOf } from '../contract/endpoint.ts'
import type { register } from '../contract/financial-plan/financial-plan-calls.ts'
import { financialPlanTitles } from '../contract/financial-plan/financial-plan-titles.ts'
import { answerRow, type Section, summaryRow } from '../fields/brick/summary-rows.ts'
import { remark } from '../fields/request/remark.ts'
import { scenarios } from '../fields/request/scenarios.ts'
import { meetingRows } from '../groups/office-rows.ts'
import { userRows } from '../groups/user-rows.ts'
import { type Cents, formatCents } from '../kernel/money.ts'

export interface Scenario {
  code: string
  text: string
}

export interface FinancialPlanRowContext {
  scenarios: readonly Scenario[]
  officeName: string | undefined
  price: Cents
}

/** Summary rows of a financial plan, for overview, stored summary and mail. */
export const financialPlanRows = (
  of: InputOf<typeof register>['body'],
  { scenarios: known, officeName, price }: FinancialPlanRowContext,
): Section[] => [
  {
    title: financialPlanTitles.scenarios,
    rows: [
      ...summaryRow(
        scenarios.facts.label,
        // a scenario that is no longer offered does not show
        of.scenarios.flatMap(({ name }) => known.find(({ code }) => code === name)?.text ?? []).join(', '),
      ),
    ],
  },
  {
    title: financialPlanTitles.appointment,
    rows: [...meetingRows(of.appointment, officeName), ...summaryRow('Kosten', formatCents(price))],
  },
  {
    title: financialPlanTitles.details,
    rows: [...userRows(of.financialPlanData), ...answerRow(remark, of.remark)],
  },
]
