import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { endOnBehalf as call } from '../../../core/contract/on-behalf/on-behalf-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { endRunning } from '../../services/on-behalf/end-running.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/** Ends a call by phone of one's own; one that is over, or a colleague's, stays as it is. Faults: 401, 403. */
export const endOnBehalf = async (
  ctx: RequestContext,
  { params }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  await endRunning(ctx, (await memberOfStaff(ctx)).id, params.id)
  return { ended: true }
}
