import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '../../database/pool.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import { answered } from '../requests/requests-request-events.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { promiseAnew } from '../submissions/promise.ts'

/** A file that came with a message. */
export interface MessageFile {
  id: string
  name: string
  contentType: string
  bytes: number
}

/** A message between us and the sender of a request. */
export interface Message {
  id: string
  /** ISO 8601 instant. */
  at: string
  from: 'us' | 'sender'
  /** The colleague who wrote it; null for one of the sender. */
  by: { id: string; name: string } | null
  /** What went with it: a word of `core/staff/reply-acts.ts`, or `answer`. */
  act: string
  text: string
  files: MessageFile[]
  /** ISO 8601 instant at which the other side first had it before them; null until then. */
  readAt: string | null
}

const filesOf = async (database: Database | Tx, ids: readonly string[]) =>
  Map.groupBy(
    ids.length === 0
      ? []
      : await database
          .selectFrom('file')
          .select(['id', 'name', 'content_type as contentType', 'bytes', 'message_id'])
          .where('message_id', 'in', [...ids])
          .orderBy('created_at')
          .orderBy('id')
          .execute(),
    ({ message_id }) => message_id,
  )

/** Everything that was written between us and the sender of a request, the oldest first. */
export const readMessages = async (database: Database | Tx, submissionId: string): Promise<Message[]> => {
  const rows = await database
    .selectFrom('request_message')
    .leftJoin('staff_account', 'staff_account.id', 'request_message.staff_id')
    .select(['request_message.id', 'at', 'staff_id', 'staff_account.name', 'act', 'text', 'read_at'])
    .where('submission_id', '=', submissionId)
    .orderBy('number')
    .execute()
  const files = await filesOf(
    database,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.id, at: row.at, act: row.act, text: row.text, readAt: row.read_at },
    from: row.staff_id === null ? 'sender' : 'us',
    by: row.staff_id === null ? null : { id: row.staff_id, name: row.name ?? 'Een collega' },
    files: (files.get(row.id) ?? []).map(({ message_id: _, ...file }) => file),
  }))
}

/** Whether anything was written about a request. */
export const hasMessages = async (database: Database | Tx, submissionId: string): Promise<boolean> =>
  (await database
    .selectFrom('request_message')
    .select('id')
    .where('submission_id', '=', submissionId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Notes that one side now has the messages of the other before them. Asked often, so it writes only where something is new. */
export const noteRead = async (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  submissionId: string,
  reader: 'us' | 'sender',
): Promise<void> => {
  await database
    .updateTable('request_message')
    .set({ read_at: nowOf({ clock }) })
    .where('submission_id', '=', submissionId)
    .where('read_at', 'is', null)
    .where('staff_id', reader === 'us' ? 'is' : 'is not', null)
    .execute()
}

/** A message that is to stand in the thread of a request. */
interface NewMessage {
  submissionId: string
  /** The colleague who wrote it; null for the sender. */
  staffId: string | null
  act: string
  text: string
  /** Ids of files that stand with the request already (`file.submission_id`). */
  files: readonly string[]
}

/** Adds a message with its files, in the transaction of what happens with it; answers its id. */
export const addMessage = async (
  tx: Tx,
  acting: Pick<Context, 'clock'>,
  { submissionId, staffId, act, text, files }: NewMessage,
): Promise<string> => {
  const id = randomUUID()
  await tx
    .insertInto('request_message')
    .values({ id, submission_id: submissionId, at: nowOf(acting), staff_id: staffId, act, text })
    .execute()
  if (files.length > 0)
    await tx
      .updateTable('file')
      .set({ message_id: id })
      .where('id', 'in', [...files])
      .where('submission_id', '=', submissionId)
      .where('message_id', 'is', null)
      .execute()
  return id
}

/**
 * Takes in a message of the sender of a request: it waits for staff again, and they were promised to hear within the time of its
 * kind from now. `files` are claimed already, for this request.
 */
export const addAnswer = async (
  tx: Tx,
  ctx: Context,
  { submissionId, text, files }: { submissionId: string; text: string; files: readonly string[] },
): Promise<string> => {
  await tx.selectFrom('submission').select('id').where('id', '=', submissionId).forNoKeyUpdate().execute()
  const work = await tx
    .selectFrom('request_work')
    .select('open')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  const id = await addMessage(tx, ctx, { submissionId, staffId: null, act: 'answer', text, files })
  await recordRequestEvent(tx, ctx, submissionId, answered)
  // what waited already keeps the promise that it had
  if (work && !work.open) await promiseAnew(tx, ctx, submissionId)
  return id
}
