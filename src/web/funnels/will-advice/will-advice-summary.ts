import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/will-advice/will-advice-calls.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { willAdviceRows } from '../../../core/will-advice/will-advice-summary-rows.ts'
import { officeName } from '../../appointments/office-planning.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** The sections of the overview: the stored summary, at the prices of the page. */
export const willAdviceSections = (
  { body }: InputOf<typeof register>,
  context: Pick<Context<{ price: number; testamentadvies: number }>, 'properties' | 'read' | 'viewer'>,
): Section[] =>
  willAdviceRows(body, {
    officeName: officeName(context, body.appointment.officeCode),
    price: context.properties.testamentadvies,
    fee: isMember(context.viewer) ? undefined : context.properties.price,
  })
