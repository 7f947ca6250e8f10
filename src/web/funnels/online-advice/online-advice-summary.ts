import type { InputOf } from '../../../core/contract/endpoint.ts'
import { decisionTree, type register } from '../../../core/contract/online-advice/online-advice-calls.ts'
import { onlineAdviceTitles } from '../../../core/contract/online-advice/online-advice-titles.ts'
import type { Section } from '../../../core/fields/brick/summary-rows.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { onlineAdviceRows } from '../../../core/online-advice/online-advice-summary-rows.ts'
import type { Context } from '../../engine/definition/rule-context.ts'

/** The sections of the overview: the stored summary, at the price of the page. */
export const onlineAdviceSections = (
  { body }: InputOf<typeof register>,
  context: Pick<Context<{ price: number }>, 'properties' | 'read'> & { viewer: Viewer },
): Section[] =>
  onlineAdviceRows(
    body,
    context.read('decision tree', decisionTree) ?? [],
    isMember(context.viewer) ? undefined : context.properties.price,
  )

/** The payment is asked in the step for the details. */
export const steps = { [onlineAdviceTitles.payment]: 'gegevens' }
