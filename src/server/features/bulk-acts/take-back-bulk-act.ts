import type { takeBackBulkAct as call } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { perform } from '../../feature.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { type Context, nowOf, type RequestContext } from '../../services/context.ts'
import { takeBackReply } from '../../services/messages/take-back-reply.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { actsOfMany } from './acts-of-many.ts'
import { bulkRequestId } from './bulk-request-id.ts'
import { readOwnProgress } from './read-progress.ts'
import { isRefusal } from './sentence-of.ts'

/** A request with a message of the act that still waits its minute. */
interface Waiting {
  submissionId: string
  reference: string
}

/** Those of which the minute is over first come first. */
const waitingOf = async (ctx: Context, id: string): Promise<Waiting[]> => {
  const { id: me } = await memberOfStaff(ctx)
  return ctx.database
    .selectFrom('waiting_act')
    .innerJoin('submission', 'submission.id', 'waiting_act.submission_id')
    .select(['submission.id as submissionId', 'submission.reference'])
    .where('waiting_act.staff_id', '=', me)
    .where('waiting_act.request_id', '=', bulkRequestId(id))
    .orderBy('waiting_act.due_at')
    .execute()
}

/** What the job did not come to yet, it finds settled. */
const stop = (ctx: Context, id: string) =>
  ctx.database
    .updateTable('bulk_act_item')
    .set({ result: 'taken-back', at: nowOf(ctx) })
    .where('bulk_act_id', '=', id)
    .where('result', '=', 'waiting')
    .execute()

/** The context in which one is taken back: the transaction of the verb is also that of its result. */
const contextOf = (ctx: Context, id: string, { submissionId }: Waiting): Context => ({
  ...ctx,
  transaction: (work) =>
    ctx.transaction(async (tx) => {
      const answer = await work(tx)
      await tx
        .updateTable('bulk_act_item')
        .set({ result: 'taken-back', at: nowOf(ctx) })
        .where('bulk_act_id', '=', id)
        .where('submission_id', '=', submissionId)
        .where('result', '=', 'done')
        .execute()
      return answer
    }),
})

/** One that was sent or taken back meanwhile stays as it is. */
const takeBackOne = async (ctx: Context, id: string, one: Waiting): Promise<void> => {
  try {
    const taking = { reference: one.reference, putBy: bulkRequestId(id) }
    await perform(contextOf(ctx, id, one), takeBackReply, taking)
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown
  }
}

/**
 * Takes back every message of an act that one began oneself which still waits its minute, each by the verb that does it with one alone,
 * and puts none that was not put yet. Once more does nothing more, and goes on where it was cut short. Faults: 401, 403, 404.
 */
export const takeBackBulkAct = async (
  ctx: RequestContext,
  { params: { id } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { act } = await readOwnProgress(ctx, id)
  await auditStaff(ctx, 'bulk-acts.take-back', { detail: act })
  if (actsOfMany[act].waits) {
    await stop(ctx, id)
    for (const one of await waitingOf(ctx, id)) await takeBackOne(ctx, id, one)
  }
  const { takenBack } = await readOwnProgress(ctx, id)
  return { takenBack }
}
