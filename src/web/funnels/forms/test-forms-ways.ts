import { everyQuestion } from '../../../../test/kit/forms.ts'
import { versionOf } from '../../../core/forms/form.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { funnelOf } from './forms-funnel.ts'

const { formId, thanks, questions } = everyQuestion
const version = versionOf(everyQuestion)
export const formsProperties = { formId, version, thanks }

export const funnel = funnelOf(everyQuestion)
/** The same form with every question optional. */
export const optional = funnelOf({
  ...everyQuestion,
  formId: 'anders',
  questions: questions.map((question) => ({ ...question, required: false })),
})

export const trials: FunnelTrial[] = [
  { funnel, properties: formsProperties },
  { funnel: optional, properties: formsProperties },
]
