import { enqueue } from '../../outbox/enqueue.ts'
import type { Context, Runtime } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { noticeQueue } from './payments-queues.ts'
import { settle } from './settle.ts'

/**
 * Takes in a notice that a payment changed. Anybody could have sent it, so nothing of it is believed: a job asks the bank about
 * the payment where it is ours, and the notice of any other payment is ignored.
 */
export const takeNotice = async (runtime: Runtime, bankId: string): Promise<void> => {
  const known = await runtime.database
    .selectFrom('payment')
    .select('id')
    .where('bank_id', '=', bankId)
    .executeTakeFirst()
  if (!known) return runtime.note('notice of an unknown payment')
  // All notices of a payment within two seconds share one job, which runs when the two seconds are over.
  const window = Math.floor(runtime.clock.now() / 2000) + 1
  await inTransaction(runtime.database, (tx) =>
    enqueue(
      tx,
      noticeQueue,
      { payment: known.id },
      { key: `${known.id} ${window}`, startAfter: new Date(window * 2000).toISOString() },
    ),
  )
}

/**
 * Asks the bank about a payment that a notice named.
 * @throws PartnerError, so that the job is tried again.
 */
export const settleById = async (ctx: Context, id: string): Promise<void> => {
  const row = await ctx.database
    .selectFrom('payment')
    .select('bank_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row) await settle(ctx, { id, bankId: row.bank_id })
}
