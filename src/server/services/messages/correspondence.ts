import type { Context } from '../context.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { type ReplyDraft, readReplyDraft } from './drafts.ts'
import { readSendable } from './sendable.ts'
import { type Message, noteRead, readMessages } from './thread.ts'
import { readWaitingAct, type WaitingAct } from './waiting-acts.ts'

/** What was written about a request, what is on its way, and what whoever looks is writing. */
export interface Correspondence {
  messages: readonly Message[]
  waiting: WaitingAct | null
  draft: ReplyDraft | null
  /** We have no e-mail address of its sender, so nothing can be written to them. */
  isUnreachable: boolean
}

/** What was written about a request, for whoever does the work (`isOwn`): what its sender wrote is read with that. */
export const correspondenceOf = async (
  ctx: Context,
  { id, isOwn }: { id: string; isOwn: boolean },
): Promise<Correspondence> => {
  if (!isOwn) return { messages: [], waiting: null, draft: null, isUnreachable: false }
  const { id: me } = await memberOfStaff(ctx)
  await noteRead(ctx, id, 'us')
  return {
    messages: await readMessages(ctx.database, id),
    waiting: await readWaitingAct(ctx.database, id),
    draft: await readReplyDraft(ctx.database, { submissionId: id, staffId: me }),
    isUnreachable: !(await readSendable(ctx, [id])).get(id)?.hasAddress,
  }
}
