import { enqueue } from '../../outbox/enqueue.ts'
import type { Runtime, SystemContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { noticeQueue } from './queues.ts'
import { settle } from './settle.ts'

/**
 * The bank says that something changed with one of its payments, or somebody who says to be the bank: nothing of it is
 * believed. A payment that is ours is asked about by a job; one that we do not know, or do not know yet, is passed over.
 */
export const takeNotice = async (runtime: Runtime, bankId: string): Promise<void> => {
  const known = await runtime.database
    .selectFrom('payment')
    .select('id')
    .where('bank_id', '=', bankId)
    .executeTakeFirst()
  if (!known) return runtime.note('notice of an unknown payment')
  // of many notices within two seconds one job asks, after the last of them
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

/** Asks the bank about a payment that a notice or the clock named. @throws PartnerError, so that it is tried again. */
export const settleById = async (ctx: SystemContext, id: string): Promise<void> => {
  const row = await ctx.database
    .selectFrom('payment')
    .select('bank_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (row) await settle(ctx, { id, bankId: row.bank_id })
}
