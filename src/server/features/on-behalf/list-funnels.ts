import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { listFunnels as call } from '../../../core/contract/on-behalf/on-behalf-calls.ts'
import { onBehalfAddress } from '../../../core/staff/on-behalf.ts'
import type { RequestContext } from '../../services/context.ts'
import { findRunning } from '../../services/on-behalf/find-on-behalf.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/** The forms that may be filled in for who calls, and the call by phone that runs. Faults: 401, 403. */
export const listFunnels = async (ctx: RequestContext): Promise<AnswerOf<typeof call>> => {
  const running = await findRunning(ctx, (await memberOfStaff(ctx)).id)
  return {
    items: ctx.funnels.fillable().map(({ path, title }) => ({ path, title, address: onBehalfAddress(path) })),
    running: running ? { id: running.id, name: running.callerName, endsAt: running.endsAt } : null,
  }
}
