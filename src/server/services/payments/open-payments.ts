import { sql } from 'kysely'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { type Context, instantFromNow, nowOf } from '../context.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { givenUp } from './payments-request-events.ts'
import { settle } from './settle.ts'

/** Most payments that one run asks about, and most purchases that it gives up. The rest wait for the next run. */
const most = 100
/** Seconds after which a purchase that nobody paid for is given up. */
const givenUpAfter = 30 * 86_400

/**
 * Asks the bank about payments that are open here, such as those of payers who closed their browser at the bank and whose notice
 * never came. The older a payment is, the less often: each time a quarter of its age has passed, with at least 2 minutes and at
 * most 6 hours in between.
 */
export const settleOpen = async (ctx: Context): Promise<void> => {
  const now = sql`${nowOf(ctx)}::timestamptz`
  const rows = await ctx.database
    .selectFrom('payment')
    .select(['id', 'bank_id'])
    .where('state', '=', 'open')
    .where('started_at', '<', instantFromNow(ctx, -120))
    .where(
      sql<boolean>`coalesce(asked_at, started_at) < ${now}
        - greatest(interval '2 minutes', least((${now} - started_at) / 4, interval '6 hours'))`,
    )
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(most)
    .execute()
  for (const { id, bank_id } of rows) {
    await ctx.database
      .updateTable('payment')
      .set({ asked_at: nowOf(ctx) })
      .where('id', '=', id)
      .execute()
    try {
      await settle(ctx, { id, bankId: bank_id })
    } catch (thrown) {
      // A bank that does not answer for one payment will not answer for the others.
      if (thrown instanceof PartnerError) break
      throw thrown
    }
  }
  await giveUp(ctx)
}

/** Gives up purchases that nobody paid for within 30 days, once none of their payments is open any more. */
const giveUp = async (ctx: Context): Promise<void> => {
  const rows = await ctx.database
    .selectFrom('purchase')
    .select('id')
    .where('state', '=', 'open')
    .where('ordered_at', '<', instantFromNow(ctx, -givenUpAfter))
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM payment WHERE purchase_id = purchase.id AND payment.state = 'open')`,
    )
    .orderBy('ordered_at')
    .limit(most)
    .execute()
  for (const { id } of rows)
    await ctx.transaction(async (tx) => {
      const purchase = await tx
        .updateTable('purchase')
        .set({ state: 'given-up', given_up_at: nowOf(ctx), iban_locked: null })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .returning('submission_id')
        .executeTakeFirst()
      if (purchase?.submission_id) await recordRequestEvent(tx, ctx, purchase.submission_id, givenUp)
    })
}
