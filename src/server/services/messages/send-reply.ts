import { randomUUID } from 'node:crypto'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { leftPlaceholders, missingInWords } from '../../../core/requests/reply-placeholders.ts'
import { type ReplyAct, replySeconds } from '../../../core/staff/reply-acts.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { type Context, instantFromNow, nowOf } from '../context.ts'
import { role } from '../permissions.ts'
import type { Changed, Seen } from '../requests/claim.ts'
import { findRequestByReference } from '../requests/find.ts'
import { holdWork, notNow } from '../requests/hold-work.ts'
import { declined } from '../requests/requests-request-events.ts'
import { holdTaker, mustBeOwnWork } from '../requests/rights.ts'
import { absenceNow } from '../staff/absence.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { mayHappen } from '../submissions/events.ts'
import { forgetReplyDraft } from './drafts.ts'
import { waitingActQueue } from './messages-queues.ts'
import { ownFiles } from './own-files.ts'
import { filledIn, readReplyValues } from './reply-values.ts'
import { mustBeSendable, readSendable } from './sendable.ts'
import { touchWork } from './waiting-acts.ts'

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

/** It is on its way, and can be taken back until the instant `sendsAt` (ISO 8601). */
export interface Waiting extends Changed {
  sendsAt: string
}

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
    return { version: await touchWork(tx, request.id, { owner, by: me }), sendsAt }
  })
}

/**
 * Verb of staff: writes to the sender of a request, and does with it what the act says. Nothing of it happens for a minute, in which
 * it can be taken back; who writes about a request that is nobody's makes it theirs, unless they are reported absent.
 * @throws Fault 400 at `files`, 404, 403; 409 `changed` or `not-now`.
 */
export const sendReply = { may: role('member-service', 'adviser'), run: wait }
