import type { InputOf } from '../../../core/contract/endpoint.ts'
import { decisionTree, type register } from '../../../core/contract/mortgage-advice/mortgage-advice-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { mortgageAdviceRows } from '../../../core/mortgage-advice/mortgage-advice-summary-rows.ts'
import { officeName } from '../../appointments/office-planning.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** The sections of the overview: the stored summary. */
export const mortgageAdviceSections = (
  { body }: InputOf<typeof register>,
  context: Pick<Context<unknown>, 'read'>,
): Section[] =>
  mortgageAdviceRows(body, {
    tree: context.read('decision tree', decisionTree),
    officeName: officeName(context, body.appointment.officeCode),
  })
