import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { removeView as call } from '../../../core/contract/request-views/request-views-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { RequestContext } from '../../services/context.ts'
import { worksForDesk } from '../../services/requests/rights.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/**
 * Removes a saved view: one's own, or that of a desk that one works for. That of a colleague is refused as one that is not there.
 * Faults: 401, 403, 404.
 */
export const removeView = async (
  ctx: RequestContext,
  { params: { id } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    const view = await tx
      .selectFrom('request_view')
      .select(['owner', 'desk'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!view || (view.owner !== null && view.owner !== actor.id))
      throw new Fault(404, 'view-unknown', 'Deze weergave is er niet meer.')
    if (view.desk !== null && !worksForDesk(actor, view.desk))
      throw new Fault(403, 'not-allowed', 'Deze weergave is van een ander loket.')
    await tx.deleteFrom('request_view').where('id', '=', id).execute()
    await auditStaff({ ...ctx, database: tx }, 'request-views.remove', { detail: view.desk ?? undefined })
    return { removed: true as const }
  })
}
