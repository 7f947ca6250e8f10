import { sql } from 'kysely'
import type { ReplyAct } from '../../../core/staff/reply-acts.ts'
import type { Tx } from '../../database/pool.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { type Context, nowOf } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { asked, declined, messaged } from '../requests/requests-request-events.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { handled, mayHappen, type RequestEvent } from '../submissions/events.ts'
import { messageAddressOf } from './message-address.ts'
import { messageLetter } from './message-letters.ts'
import { addMessage } from './thread.ts'
import { isReplyAct } from './waiting-acts.ts'

/** The events of each act, in their order. */
const eventsOf: Readonly<Record<ReplyAct, readonly RequestEvent[]>> = {
  message: [messaged],
  ask: [asked],
  done: [messaged, handled],
  refuse: [declined],
}

/**
 * Job: carries out what waited its minute, in one transaction: the message, what happens to the request, and the mail that says that
 * there is one. What was taken back, or carried out before, is not there any more. Where its sender wrote meanwhile, the message goes
 * but the request stays with us: it answers something else than what was asked last.
 */
export const carryOut = async (ctx: Context, { act: id }: Ids): Promise<void> => {
  const waiting = await ctx.database
    .selectFrom('waiting_act')
    .select('submission_id')
    .where('id', '=', sql<string>`${id}::uuid`)
    .executeTakeFirst()
  if (!waiting) return
  await ctx.transaction(async (tx) => {
    const submissionId = waiting.submission_id
    const { state } = await tx
      .selectFrom('submission')
      .select('state')
      .where('id', '=', submissionId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const row = await tx
      .deleteFrom('waiting_act')
      .where('id', '=', sql<string>`${id}::uuid`)
      .returningAll()
      .executeTakeFirst()
    if (!row || !isReplyAct(row.act)) return
    const { text, files, staff_id: staffId, made_at: since } = row
    await addMessage(tx, ctx, { submissionId, staffId, act: row.act, text, files })
    const acting = {
      ...ctx,
      requestId: row.request_id,
      actor: async () => ({ kind: 'staff' as const, id: staffId }) as never,
    }
    const wrote = await hasAnsweredSince(tx, submissionId, since)
    const open = await waitsForStaff(tx, submissionId)
    for (const event of wrote ? [messaged] : eventsNow(row.act, { state, open }))
      await recordRequestEvent(tx, acting, submissionId, event)
    if (wrote) await staysAnswered(tx, ctx, submissionId)
    await mailOf(tx, ctx, submissionId)
  })
}

/**
 * The events of an act as the request is once its minute is over. What a colleague ended meanwhile is not ended again, and what can be
 * refused no more gets the message alone.
 */
const eventsNow = (
  act: ReplyAct,
  { state, open }: { state: string; open: boolean },
): readonly RequestEvent[] =>
  eventsOf[act].every((event) => mayHappen(event, state as never))
    ? eventsOf[act].filter((event) => event !== handled || open)
    : [messaged]

const waitsForStaff = async (tx: Tx, submissionId: string): Promise<boolean> =>
  (
    await tx
      .selectFrom('request_work')
      .select('open')
      .where('submission_id', '=', submissionId)
      .executeTakeFirst()
  )?.open === true

const hasAnsweredSince = async (tx: Tx, submissionId: string, since: string): Promise<boolean> =>
  (await tx
    .selectFrom('request_message')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('staff_id', 'is', null)
    .where('at', '>=', since)
    .executeTakeFirst()) !== undefined

/** What its sender wrote while ours was on its way is still to be read. */
const staysAnswered = (tx: Tx, ctx: Context, submissionId: string) =>
  tx
    .updateTable('request_work')
    .set({ conversation: 'answered', conversation_at: nowOf(ctx) })
    .where('submission_id', '=', submissionId)
    .execute()

const mailOf = async (tx: Tx, ctx: Context, submissionId: string): Promise<void> => {
  const to = await messageAddressOf(tx, submissionId)
  // since the minute began its sender may have said that it is not theirs
  if (!to) return
  await writeLetter(tx, ctx, { letter: messageLetter, ...to(ctx) })
}
