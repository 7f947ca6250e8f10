import { sql } from 'kysely'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { type Context, nowOf } from '../context.ts'
import { takeNews } from './take-news.ts'

/** Most applications that one run asks about. The rest follows at the next run. */
const most = 100

/**
 * Applications that may have changed, with their reference at the insurer. About one that was accepted we ask once a day, since
 * its policy may have ended.
 */
const dueOf = (ctx: Context) => {
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

const ask = async (ctx: Context, submissionId: string, partnerReference: string): Promise<void> => {
  const news = await ctx.ports.insurer.status(partnerReference)
  if (!news) ctx.note('application unknown at the insurer', { submission: submissionId })
  // The answer is about the application that was asked for, whatever reference it contains.
  else await takeNews(ctx, { ...news, partnerReference })
}

/**
 * Asks the insurer about applications that may have changed, those first that were asked about longest ago. A notice may have
 * been lost, or have come before its application was known here. A failure of one holds up no other.
 * @throws whatever is not a PartnerError, after all were asked about.
 */
export const askOpen = async (ctx: Context): Promise<void> => {
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
