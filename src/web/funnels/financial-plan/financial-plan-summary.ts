import type { InputOf } from '../../../core/contract/endpoint.ts'
import { type register, scenarios } from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { financialPlanRows } from '../../../core/financial-plan/financial-plan-summary-rows.ts'
import { officeName } from '../../appointments/office-planning.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** The sections of the overview: the stored summary, at the price of the page. */
export const financialPlanSections = (
  { body }: InputOf<typeof register>,
  context: Pick<Context<{ geldplan: number }>, 'properties' | 'read'>,
): Section[] =>
  financialPlanRows(body, {
    scenarios: context.read('scenarios', scenarios) ?? [],
    officeName: officeName(context, body.appointment.officeCode),
    price: context.properties.geldplan,
  })
