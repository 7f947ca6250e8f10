import type { ReplyAct } from '../../../core/staff/reply-acts.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import { role } from '../permissions.ts'
import { findRequestByReference } from '../requests/find.ts'
import { mustBeOwnWork } from '../requests/rights.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { ownFiles } from './own-files.ts'
import type { MessageFile } from './thread.ts'

/** Whose draft it is, about which request. */
interface Whose {
  submissionId: string
  staffId: string
}

/** What a colleague is writing to the sender of a request. */
export interface ReplyDraft {
  act: ReplyAct
  /** Empty while only files were added. */
  text: string
  files: MessageFile[]
  /** How many files it had that are gone meanwhile. */
  filesGone: number
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
    .select(['act', 'text', 'files', 'saved_at'])
    .where('submission_id', '=', submissionId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (!row) return null
  const files = await ownFiles(database, { submissionId, staffId, ids: row.files })
  return {
    ...{ act: row.act as ReplyAct, text: row.text, savedAt: row.saved_at },
    ...{ files, filesGone: row.files.length - files.length },
  }
}

export const forgetReplyDraft = (database: Database | Tx, { submissionId, staffId }: Whose) =>
  database
    .deleteFrom('reply_draft')
    .where('submission_id', '=', submissionId)
    .where('staff_id', '=', staffId)
    .execute()

/** What a colleague wrote until now, with the ids of the files that are to go along. */
interface Written {
  act: ReplyAct
  text: string
  files: readonly string[]
}

export const keepReplyDraft = (
  database: Database | Tx,
  runtime: Pick<Runtime, 'clock'>,
  { submissionId, staffId, act, text, files }: Whose & Written,
) => {
  const kept = { act, text, files: [...files], saved_at: nowOf(runtime) }
  return database
    .insertInto('reply_draft')
    .values({ submission_id: submissionId, staff_id: staffId, ...kept })
    .onConflict((conflict) => conflict.columns(['submission_id', 'staff_id']).doUpdateSet(kept))
    .execute()
}

/** What a colleague sends of it, each time that it changed. */
interface Keeping {
  reference: string
  act: ReplyAct
  text?: string | undefined
  files?: readonly string[] | undefined
}

const keep = async (
  ctx: Context,
  { reference, act, text = '', files = [] }: Keeping,
): Promise<{ savedAt: string; filesGone: string[] }> => {
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const { id } = await memberOfStaff(ctx)
  const whose = { submissionId: request.id, staffId: id }
  const found = (await ownFiles(ctx.database, { ...whose, ids: files })).map((file) => file.id)
  if (text === '' && found.length === 0) await forgetReplyDraft(ctx.database, whose)
  else await keepReplyDraft(ctx.database, ctx, { ...whose, act, text, files: found })
  return { savedAt: nowOf(ctx), filesGone: files.filter((file) => !found.includes(file)) }
}

/**
 * Verb of staff: keeps what they are writing to the sender of a request, with its files, for themselves alone; without a text and
 * without files it is forgotten. A file that is not theirs, or gone, is left out and named in the answer.
 * @throws Fault 404, 403.
 */
export const keepReply = { may: role('member-service', 'adviser'), run: keep }
