import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { removeReplyText as call } from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { holdReplyText, textUnknown } from './hold-reply-text.ts'
import { mustWriteFor } from './reply-text-rights.ts'

/** Takes a text to choose from out of use. It is kept, so that saving it puts it back. Faults: 400, 401, 403, 404, 409 `changed`. */
export const removeReplyText = async (
  ctx: RequestContext,
  { params: { id }, body: { version } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    const held = await holdReplyText(tx, id, version)
    mustWriteFor(actor, held.desk)
    if (held.isRemoved) throw textUnknown()
    const now = nowOf(ctx)
    await tx
      .updateTable('reply_text')
      .set({ removed_at: now, changed_at: now, changed_by: actor.id, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await auditStaff({ ...ctx, database: tx }, 'reply-texts.remove', { detail: id })
    return { version: version + 1 }
  })
}
