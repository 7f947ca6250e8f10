import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { replyTextHistory as call } from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { textUnknown } from './hold-reply-text.ts'
import { writesFor } from './reply-text-rights.ts'

/** Most versions that are shown. */
const most = 50

/**
 * What a text was before, the newest first. Of a text of every desk whoever may use it may know that; of a desk's own, who writes
 * for that desk. Faults: 400, 401, 403, 404.
 */
export const replyTextHistory = async (
  ctx: RequestContext,
  { params: { id } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const now = await ctx.database
    .selectFrom('reply_text')
    .select('desk')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!now) throw textUnknown()
  if (now.desk !== null && !writesFor(actor, now.desk))
    throw new Fault(403, 'not-allowed', 'Deze tekst is van een ander loket.')
  const rows = await ctx.database
    .selectFrom('reply_text_version as kept')
    .leftJoin('staff_account', 'staff_account.id', 'kept.changed_by')
    .select([
      'kept.title',
      'kept.desk',
      'kept.kinds',
      'kept.text',
      'kept.version',
      'kept.changed_at as changedAt',
      'kept.removed_at as removedAt',
      'staff_account.name as changedBy',
    ])
    .where('kept.reply_text_id', '=', id)
    .orderBy('kept.version', 'desc')
    .limit(most)
    .execute()
  return { items: rows.map(({ removedAt, ...row }) => ({ ...row, removed: removedAt !== null })) }
}
