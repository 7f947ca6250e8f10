import { sql } from 'kysely'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { nowOf, type SystemContext } from '../context.ts'
import { takeNews } from './take-news.ts'

/** So many are asked about at once; what is left follows at the next run. */
const most = 100

/** Applications that may have changed: one that runs is asked about once a day, whether it ended. */
const dueOf = (ctx: SystemContext) => {
  const now = sql`${nowOf(ctx)}::timestamptz`
  return ctx.database
    .selectFrom('insurance_application')
    .select(['submission_id', 'partner_reference'])
    .where('partner_reference', 'is not', null)
    .where('state', 'in', ['pending', 'more-information', 'accepted'])
    .where(
      sql<boolean>`(asked_at IS NULL OR asked_at <= ${now} - CASE state
        WHEN 'accepted' THEN interval '1 day' ELSE interval '10 minutes' END)`,
    )
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute()
}

const ask = async (ctx: SystemContext, submissionId: string, partnerReference: string): Promise<void> => {
  const news = await ctx.ports.insurer.status(partnerReference)
  if (!news) ctx.note('application unknown at the insurer', { submission: submissionId })
  // its answer is about what was asked, whatever reference it puts into it
  else await takeNews(ctx, { ...news, partnerReference })
}

/**
 * Asks the insurer about applications that may have changed, those first that were asked about longest ago: a notice
 * may never have come, or before it was known here what it was about. One that cannot be asked about holds up no other.
 * @throws what no partner is to blame for, once all were asked about.
 */
export const askOpen = async (ctx: SystemContext): Promise<void> => {
  let unforeseen: unknown
  for (const { submission_id: id, partner_reference: reference } of await dueOf(ctx)) {
    await ctx.database
      .updateTable('insurance_application')
      .set({ asked_at: nowOf(ctx) })
      .where('submission_id', '=', id)
      .execute()
    try {
      await ask(ctx, id, reference ?? '')
    } catch (thrown) {
      if (!(thrown instanceof PartnerError)) unforeseen ??= thrown
      else if (thrown.reason === 'off') break
      else ctx.note('application not asked about', { submission: id, reason: thrown.reason })
    }
  }
  if (unforeseen !== undefined) throw unforeseen
}
