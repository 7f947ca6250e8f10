import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { removeExport as call } from '../../../core/contract/request-export/request-export-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { RequestContext } from '../../services/context.ts'
import { removeExports } from '../../services/request-export/remove-exports.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/**
 * Takes a file away that one asked for oneself; one that is still being made then comes to nothing. That of a colleague is refused
 * as one that is not there. Faults: 401, 403, 404.
 */
export const removeExport = async (
  ctx: RequestContext,
  { params: { id } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { id: staffId } = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    const job = await tx
      .selectFrom('export_job')
      .select(['id', 'file'])
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .forUpdate()
      .executeTakeFirst()
    if (!job) throw new Fault(404, 'export-unknown', 'Dit bestand is er niet meer.')
    await removeExports(tx, ctx, [job])
    await auditStaff({ ...ctx, database: tx }, 'request-export.remove')
    return { removed: true as const }
  })
}
