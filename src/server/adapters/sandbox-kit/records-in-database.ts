import { sql } from 'kysely'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import { type KeptOrder, referenceOf, type SandboxRecords } from './records.ts'

/** Keeps what sandboxes were asked in our database, where `/sandbox` shows it. */
export const recordsInDatabase = (db: Database, clock: Clock): SandboxRecords => ({
  async keepOrder(kept) {
    const row = rowOf(clock, kept)
    await db
      .insertInto('sandbox_order')
      .values(row)
      .onConflict((conflict) => conflict.columns(['partner', 'key']).doNothing())
      .execute()
    return row.reference
  },
  async keepChange(kept) {
    const row = rowOf(clock, kept)
    const { body, status, received_at } = row
    await db
      .insertInto('sandbox_order')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['partner', 'key'])
          .doUpdateSet({ body, status, received_at })
          .where(sequenceInBody, '<', kept.order.sequence),
      )
      .execute()
  },
  async bodyOf({ partner, key }) {
    const found = db.selectFrom('sandbox_order').select('body').where('partner', '=', partner)
    return (await found.where('key', '=', key).executeTakeFirst())?.body
  },
  async bodyByReference({ partner, reference }) {
    const found = db.selectFrom('sandbox_order').select('body').where('partner', '=', partner)
    return (await found.where('reference', '=', reference).executeTakeFirst())?.body
  },
  async sequenceOf({ partner, key }) {
    const row = await db
      .selectFrom('sandbox_order')
      .select(sequenceInBody.as('sequence'))
      .where('partner', '=', partner)
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.sequence
  },
  async takeBack({ partner, key }) {
    await db
      .updateTable('sandbox_order')
      .set({ status: 'taken-back' })
      .where('partner', '=', partner)
      .where('key', '=', key)
      .execute()
  },
  async keepMessage(message) {
    await db
      .insertInto('sandbox_message')
      .values({ ...message, sent_at: zulu(clock) })
      .onConflict((conflict) => conflict.columns(['channel', 'key']).doNothing())
      .execute()
  },
})

const sequenceInBody = sql<number>`(sandbox_order.body ->> 'sequence')::int`

const zulu = (clock: Clock): string => new Date(clock.now()).toISOString()

const rowOf = (clock: Clock, kept: KeptOrder) => ({
  partner: kept.partner,
  key: kept.key,
  body: JSON.stringify(kept.order),
  status: 'received',
  reference: referenceOf(kept),
  received_at: zulu(clock),
})
