import type { ReplyAct } from '../../../core/staff/reply-acts.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import { role } from '../permissions.ts'
import { findRequestByReference } from '../requests/find.ts'
import { mustBeOwnWork } from '../requests/rights.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'

/** Whose draft it is, about which request. */
interface Whose {
  submissionId: string
  staffId: string
}

/** What a colleague is writing to the sender of a request. */
export interface ReplyDraft {
  act: ReplyAct
  text: string
  /** ISO 8601 instant. */
  savedAt: string
}

/** What this colleague is writing about a request; null where they write nothing. */
export const readReplyDraft = async (
  database: Database | Tx,
  { submissionId, staffId }: Whose,
): Promise<ReplyDraft | null> => {
  const row = await database
    .selectFrom('reply_draft')
    .select(['act', 'text', 'saved_at'])
    .where('submission_id', '=', submissionId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  return row ? { act: row.act as ReplyAct, text: row.text, savedAt: row.saved_at } : null
}

export const forgetReplyDraft = (database: Database | Tx, { submissionId, staffId }: Whose) =>
  database
    .deleteFrom('reply_draft')
    .where('submission_id', '=', submissionId)
    .where('staff_id', '=', staffId)
    .execute()

export const keepReplyDraft = (
  database: Database | Tx,
  runtime: Pick<Runtime, 'clock'>,
  { submissionId, staffId, act, text }: Whose & { act: ReplyAct; text: string },
) => {
  const kept = { act, text, saved_at: nowOf(runtime) }
  return database
    .insertInto('reply_draft')
    .values({ submission_id: submissionId, staff_id: staffId, ...kept })
    .onConflict((conflict) => conflict.columns(['submission_id', 'staff_id']).doUpdateSet(kept))
    .execute()
}

const keep = async (
  ctx: Context,
  { reference, act, text }: { reference: string; act: ReplyAct; text?: string | undefined },
): Promise<{ savedAt: string }> => {
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const { id } = await memberOfStaff(ctx)
  const whose = { submissionId: request.id, staffId: id }
  if (text === undefined) await forgetReplyDraft(ctx.database, whose)
  else await keepReplyDraft(ctx.database, ctx, { ...whose, act, text })
  return { savedAt: nowOf(ctx) }
}

/**
 * Verb of staff: keeps what they are writing to the sender of a request, for themselves alone; without a text it is forgotten.
 * @throws Fault 404, 403.
 */
export const keepReply = { may: role('member-service', 'adviser'), run: keep }
