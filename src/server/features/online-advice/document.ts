import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/online-advice.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { rowsOf } from '../../../core/online-advice/summary-rows.ts'
import type { Specialization } from '../../../core/online-advice/topics.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'

/** The parsed request. */
export type AdviceRequest = RequestOf<typeof register>['body']

/** The request as the overview showed it. */
export const freezeAdvice = (
  request: AdviceRequest,
  tree: readonly Specialization[],
  fee: Cents | undefined,
): FilledForm => ({ title: 'Online adviesgesprek', sections: rowsOf(request, tree, fee) })
