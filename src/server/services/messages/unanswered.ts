import { patienceDays } from '../../../core/staff/reply-acts.ts'
import { type Context, instantFromNow } from '../context.ts'
import { unanswered } from '../requests/requests-request-events.ts'
import { recordRequestEvent } from '../submissions/advance.ts'

/** Most requests in one run. The rest follows an hour later. */
const most = 200

/** Job: what waits for its sender for fourteen days waits for staff again, who may ring, ask again or end it. */
export const bringBackUnanswered = async (ctx: Context): Promise<void> => {
  const since = instantFromNow(ctx, -patienceDays * 86_400)
  const rows = await ctx.database
    .selectFrom('request_work')
    .select('submission_id')
    .where('conversation', '=', 'asked')
    .where('conversation_at', '<', since)
    .orderBy('conversation_at')
    .limit(most)
    .execute()
  for (const { submission_id: id } of rows)
    await ctx.transaction(async (tx) => {
      await tx.selectFrom('submission').select('id').where('id', '=', id).forNoKeyUpdate().execute()
      // its sender may have answered since it was found
      const still = await tx
        .selectFrom('request_work')
        .select('submission_id')
        .where('submission_id', '=', id)
        .where('conversation', '=', 'asked')
        .where('conversation_at', '<', since)
        .executeTakeFirst()
      if (still) await recordRequestEvent(tx, ctx, id, unanswered)
    })
}
