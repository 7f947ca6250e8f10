import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { MAX_ATTACHMENTS } from '../../../core/fields/files/attachments.ts'
import { type Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { leftPlaceholders, missingInWords } from '../../../core/requests/reply-placeholders.ts'
import { mostOfMessage, type ReplyAct, replyActs, replySeconds } from '../../../core/staff/reply-acts.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { enqueue, type Ids } from '../../outbox/enqueue.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, instantFromNow, nowOf } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { role } from '../permissions.ts'
import type { Changed, Seen } from '../requests/claim.ts'
import { findRequestByReference } from '../requests/find.ts'
import { holdWork, notNow } from '../requests/hold-work.ts'
import { asked, declined, messaged } from '../requests/requests-request-events.ts'
import { holdTaker, mustBeOwnWork } from '../requests/rights.ts'
import { absenceNow } from '../staff/absence.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { handled, mayHappen, type RequestEvent } from '../submissions/events.ts'
import { forgetReplyDraft, keepReplyDraft, readReplyDraft } from './drafts.ts'
import { messageAddressOf } from './message-address.ts'
import { messageLetter } from './message-letters.ts'
import { waitingActQueue } from './messages-queues.ts'
import { ownFiles } from './own-files.ts'
import { filledIn, readReplyValues } from './reply-values.ts'
import { mustBeSendable, readSendable } from './sendable.ts'
import { addMessage, type MessageFile } from './thread.ts'

/** A message that is to go to the sender of a request, with what it does with the request. */
export interface Reply extends Seen {
  act: ReplyAct
  /** What they will read, at most 4,000 characters. */
  text: string
  /**
   * Set for a text that goes to several senders. Its placeholders are filled in for this request, as it is now, and a draft about it is
   * of something else and stays.
   */
  isToFill?: true
  /** Ids of files that the same colleague uploaded for it. */
  files?: readonly string[] | undefined
}

/** What somebody takes back of what they are about to send. */
export interface TakingBack {
  reference: string
  /**
   * The id of the request under which an act with several requests put it. Nothing else is taken back then, and none becomes a draft:
   * the same words would stand as one with each of them.
   */
  putBy?: string
}

/** It is on its way, and can be taken back until the instant `sendsAt` (ISO 8601). */
export interface Waiting extends Changed {
  sendsAt: string
}

/** A message on its way. */
export interface WaitingAct {
  act: ReplyAct
  text: string
  files: MessageFile[]
  by: { id: string; name: string }
  /** ISO 8601 instant from which its sender may see it. */
  sendsAt: string
}

/** The events of each act, in their order. */
const eventsOf: Readonly<Record<ReplyAct, readonly RequestEvent[]>> = {
  message: [messaged],
  ask: [asked],
  done: [messaged, handled],
  refuse: [declined],
}

const isReplyAct = (word: string): word is ReplyAct => (replyActs as readonly string[]).includes(word)

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

/** Why nothing is taken back: a colleague wrote what is on its way, or nothing is. */
const notTakenBack = async (tx: Tx, submissionId: string): Promise<Fault> =>
  notNow(
    (await readSendable({ database: tx }, [submissionId])).get(submissionId)?.isOnItsWay
      ? 'Een collega schreef dit. Alleen wie het schreef, neemt het terug.'
      : 'Er is niets meer terug te nemen. Kijk bij de berichten of het al verstuurd is.',
  )

/**
 * Refuses what cannot be done with a request as it is now.
 * @throws Fault 409 `not-now`.
 */
const mustBePossible = async (
  tx: Tx,
  ctx: Context,
  act: ReplyAct,
  request: { id: string; kind: string; state: string; open: boolean },
): Promise<void> => {
  const sendable = await readSendable({ database: tx }, [request.id])
  const { isOnItsWay = false, hasAddress = false } = sendable.get(request.id) ?? {}
  mustBeSendable(act, { isOnItsWay, hasAddress, open: request.open })
  if (
    act === 'refuse' &&
    !(ctx.refusable.includes(request.kind) && mayHappen(declined, request.state as never))
  )
    throw notNow('Deze aanvraag kun je niet afwijzen.')
}

/**
 * Refuses a text in which a placeholder was left, which its sender would read.
 * @throws Fault 400 at `text`.
 */
const mustBeWhole = (text: string): void => {
  const left = missingInWords(leftPlaceholders(text))
  if (left !== undefined) throw invalidFields({ text: [left] })
}

/**
 * The text as its sender reads it, with its placeholders filled in.
 * @throws Fault 409 `not-now`.
 */
const filledFor = async (ctx: Context, id: string, text: string): Promise<string> => {
  const { name } = await memberOfStaff(ctx)
  return filledIn(text, (await readReplyValues(ctx, { name, ids: [id] })).get(id) ?? {})
}

const wait = async (
  ctx: Context,
  { reference, version, act, text: typed, isToFill, files = [] }: Reply,
): Promise<Waiting> => {
  const request = await findRequestByReference(ctx, reference)
  await mustBeOwnWork(ctx, request)
  const text = isToFill ? await filledFor(ctx, request.id, typed) : typed
  mustBeWhole(text)
  const { id: me } = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    await holdTaker(tx, ctx, me, request)
    const work = await holdWork(tx, request.id, version)
    await mustBePossible(tx, ctx, act, { ...request, open: work.open })
    const found = await ownFiles(tx, { submissionId: request.id, staffId: me, ids: files })
    if (found.length < files.length)
      throw invalidFields({ files: ['Een van je bestanden is er niet meer. Voeg het opnieuw toe.'] })
    await auditStaff({ ...ctx, database: tx }, `request-messages.${act}`, { submissionId: request.id })
    const id = randomUUID()
    const sendsAt = instantFromNow(ctx, replySeconds)
    await tx
      .insertInto('waiting_act')
      .values({
        ...{ id, submission_id: request.id, staff_id: me, act, text, files: [...files] },
        ...{ request_id: ctx.requestId, made_at: nowOf(ctx), due_at: sendsAt },
      })
      .execute()
    if (!isToFill) await forgetReplyDraft(tx, { submissionId: request.id, staffId: me })
    await enqueue(tx, waitingActQueue, { act: id }, { key: id, startAfter: sendsAt })
    // who is reported absent may write, and gets no work by it
    const owner = work.owner ?? ((await absenceNow(tx, ctx, me)) ? null : me)
    return { version: await touch(tx, request.id, { owner, by: me }), sendsAt }
  })
}

/**
 * Counts up the version of the work on a request, as colleagues have to know of what is on its way; answers it. What its owner took
 * from the pile is theirs for good once they write, and no longer than it was where a colleague does.
 */
const touch = async (
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

/**
 * Verb of staff: writes to the sender of a request, and does with it what the act says. Nothing of it happens for a minute, in which
 * it can be taken back; who writes about a request that is nobody's makes it theirs, unless they are reported absent.
 * @throws Fault 400 at `files`, 404, 403; 409 `changed` or `not-now`.
 */
export const sendReply = { may: role('member-service', 'adviser'), run: wait }

/** Makes it the draft of who took it back. What they began to write meanwhile stands below it, where there is room. */
const backInDraft = async (
  tx: Tx,
  ctx: Context,
  whose: { submissionId: string; staffId: string },
  { act, text, files }: { act: ReplyAct; text: string; files: readonly string[] },
): Promise<void> => {
  const begun = await readReplyDraft(tx, whose)
  const both = begun ? `${text}\n\n${begun.text}`.trimEnd() : text
  // a draft in another tab may name a file that goes along already
  const all = [...new Set([...files, ...(begun?.files.map(({ id }) => id) ?? [])])]
  await keepReplyDraft(tx, ctx, {
    ...whose,
    act,
    text: both.length <= mostOfMessage ? both : text,
    files: all.length <= MAX_ATTACHMENTS ? all : files,
  })
}

const takeBack = async (ctx: Context, { reference, putBy }: TakingBack): Promise<Changed> => {
  const request = await findRequestByReference(ctx, reference)
  const { id: me } = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    const work = await holdWork(tx, request.id, undefined)
    // one's own words, also where the request was given to another desk meanwhile
    const row = await tx
      .deleteFrom('waiting_act')
      .where('submission_id', '=', request.id)
      .where('staff_id', '=', me)
      .$if(putBy !== undefined, (query) => query.where('request_id', '=', putBy ?? ''))
      .returning(['act', 'text', 'files'])
      .executeTakeFirst()
    if (!row) {
      await mustBeOwnWork(ctx, request)
      throw await notTakenBack(tx, request.id)
    }
    await auditStaff({ ...ctx, database: tx }, 'request-messages.take-back', { submissionId: request.id })
    const { act, text, files } = row
    if (isReplyAct(act) && putBy === undefined)
      await backInDraft(tx, ctx, { submissionId: request.id, staffId: me }, { act, text, files })
    return { version: await touch(tx, request.id, { owner: work.owner, by: me }) }
  })
}

/**
 * Verb of staff: takes back what they are about to send. What was typed, and what went along, is their draft again, unless it went to
 * several senders at once; its sender never sees anything of it.
 * @throws Fault 404, 403; 409 `not-now` once it was sent or taken back, and for what a colleague wrote.
 */
export const takeBackReply = { may: role('member-service', 'adviser'), run: takeBack }

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
