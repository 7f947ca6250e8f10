import { sql } from 'kysely'
import { type ReplyAct, replyActs } from '../../../core/staff/reply-acts.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { ownFiles } from './own-files.ts'
import type { MessageFile } from './thread.ts'

/** A message on its way. */
export interface WaitingAct {
  act: ReplyAct
  text: string
  files: MessageFile[]
  by: { id: string; name: string }
  /** ISO 8601 instant from which its sender may see it. */
  sendsAt: string
}

/** Whether a word is what a message does with its request. */
export const isReplyAct = (word: string): word is ReplyAct => (replyActs as readonly string[]).includes(word)

/** The act that is on its way about a request; null where none is. */
export const readWaitingAct = async (
  database: Database | Tx,
  submissionId: string,
): Promise<WaitingAct | null> => {
  const row = await database
    .selectFrom('waiting_act')
    .innerJoin('staff_account', 'staff_account.id', 'waiting_act.staff_id')
    .select(['act', 'text', 'files', 'staff_id', 'staff_account.name', 'due_at'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (!row || !isReplyAct(row.act)) return null
  return {
    ...{ act: row.act, text: row.text, sendsAt: row.due_at },
    by: { id: row.staff_id, name: row.name },
    files: await ownFiles(database, { submissionId, staffId: row.staff_id, ids: row.files }),
  }
}

/**
 * Counts up the version of the work on a request, as colleagues have to know of what is on its way; answers it. What its owner took
 * from the pile is theirs for good once they write, and no longer than it was where a colleague does.
 */
export const touchWork = async (
  tx: Tx,
  submissionId: string,
  { owner, by }: { owner: string | null; by: string },
): Promise<number> => {
  const { version } = await tx
    .updateTable('request_work')
    .set({ version: sql`version + 1`, owner })
    .set({ claimed_until: sql`CASE WHEN owner = ${by}::uuid THEN NULL ELSE claimed_until END` })
    .where('submission_id', '=', submissionId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
