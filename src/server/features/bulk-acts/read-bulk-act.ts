import { sql } from 'kysely'
import type { readBulkAct as call } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { BulkResult } from '../../../core/staff/bulk-acts.ts'
import type { RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { readProgress } from './read-progress.ts'

/**
 * Tells how far an act is that one began oneself, with what became of each request. It names nobody, and what was done with a request
 * stands in the trail by itself, so that reading it leaves no line there. Faults: 401, 403, 404.
 */
export const readBulkAct = async (
  ctx: RequestContext,
  { params: { id } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { id: me } = await memberOfStaff(ctx)
  const own = sql<boolean>`act.id = ${id}::uuid AND act.staff_id = ${me}::uuid`
  const [progress] = await readProgress(ctx, own)
  if (!progress) throw new Fault(404, 'not-found', 'Dit is er niet (meer), of een collega begon het.')
  const rows = await ctx.database
    .selectFrom('bulk_act_item')
    .innerJoin('submission', 'submission.id', 'bulk_act_item.submission_id')
    .select(['submission.reference', 'submission.kind', 'result', 'sentence'])
    .where('bulk_act_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    ...progress,
    items: rows.map(({ kind, result, ...row }) => ({
      ...row,
      result: result as BulkResult,
      kindWords: ctx.kindInWords(kind),
    })),
  }
}
