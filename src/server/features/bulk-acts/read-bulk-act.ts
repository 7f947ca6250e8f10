import { sql } from 'kysely'
import type { readBulkAct as call } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { BulkResult } from '../../../core/staff/bulk-acts.ts'
import type { RequestContext } from '../../services/context.ts'
import { isKnownTo } from '../../services/requests/rights.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { bulkRequestId } from './bulk-request-id.ts'
import { readOwnProgress } from './read-progress.ts'

/** Until when the last message of an act waits that can be taken back (ISO 8601); null where none waits. */
const takeBackUntil = async (ctx: RequestContext, id: string): Promise<string | null> => {
  const { id: me } = await memberOfStaff(ctx)
  const { until } = await ctx.database
    .selectFrom('waiting_act')
    .select(sql<string | null>`max(due_at)`.as('until'))
    .where('staff_id', '=', me)
    .where('request_id', '=', bulkRequestId(id))
    .executeTakeFirstOrThrow()
  return until
}

/** What a request is called to whoever may not know more of it. */
const unknownKind = 'Aanvraag'

/**
 * Tells how far an act is that one began oneself, with what became of each request. It names nobody, and what was done with a request
 * stands in the trail by itself, so that reading it leaves no line there. As an act may be begun with any reference, the kind of a
 * request is told where it was done, and to who may know the request. Faults: 401, 403, 404.
 */
export const readBulkAct = async (
  ctx: RequestContext,
  { params: { id } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const progress = await readOwnProgress(ctx, id)
  const known = isKnownTo(await memberOfStaff(ctx))
  const rows = await ctx.database
    .selectFrom('bulk_act_item')
    .innerJoin('submission', 'submission.id', 'bulk_act_item.submission_id')
    .leftJoin('request_work as work', 'work.submission_id', 'submission.id')
    .select(['submission.reference', 'submission.kind', 'result', 'sentence', known.as('isKnown')])
    .where('bulk_act_id', '=', id)
    .orderBy('position')
    .execute()
  return {
    ...progress,
    takeBackUntil: await takeBackUntil(ctx, id),
    items: rows.map(({ kind, result, isKnown, ...row }) => ({
      ...row,
      result: result as BulkResult,
      kindWords: isKnown || result === 'done' ? ctx.kindInWords(kind) : unknownKind,
    })),
  }
}
