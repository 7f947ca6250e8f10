import { MAX_ATTACHMENTS } from '../../../core/fields/files/attachments.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import { mostOfMessage, type ReplyAct } from '../../../core/staff/reply-acts.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import type { Changed } from '../requests/claim.ts'
import { findRequestByReference } from '../requests/find.ts'
import { holdWork, notNow } from '../requests/hold-work.ts'
import { mustBeOwnWork } from '../requests/rights.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { keepReplyDraft, readReplyDraft } from './drafts.ts'
import { readSendable } from './sendable.ts'
import { isReplyAct, touchWork } from './waiting-acts.ts'

/** What somebody takes back of what they are about to send. */
export interface TakingBack {
  reference: string
  /**
   * The id of the request under which an act with several requests put it. Nothing else is taken back then, and none becomes a draft:
   * the same words would stand as one with each of them.
   */
  putBy?: string
}

/** Why nothing is taken back: a colleague wrote what is on its way, or nothing is. */
const notTakenBack = async (tx: Tx, submissionId: string): Promise<Fault> =>
  notNow(
    (await readSendable({ database: tx }, [submissionId])).get(submissionId)?.isOnItsWay
      ? 'Een collega schreef dit. Alleen wie het schreef, neemt het terug.'
      : 'Er is niets meer terug te nemen. Kijk bij de berichten of het al verstuurd is.',
  )

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
    return { version: await touchWork(tx, request.id, { owner: work.owner, by: me }) }
  })
}

/**
 * Verb of staff: takes back what they are about to send. What was typed, and what went along, is their draft again, unless it went to
 * several senders at once; its sender never sees anything of it.
 * @throws Fault 404, 403; 409 `not-now` once it was sent or taken back, and for what a colleague wrote.
 */
export const takeBackReply = { may: role('member-service', 'adviser'), run: takeBack }
