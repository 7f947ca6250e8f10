import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'

/** What a sandbox was asked to do. */
export interface KeptOrder {
  /** Name of the partner, as `/sandbox/orders` shows it. */
  partner: string
  /** The idempotency key: the first order of a key stands, the same key again changes nothing. */
  key: string
  /** As the port handed it over. */
  order: unknown
  /** How the sandbox's own references begin: `KS`. */
  prefix: string
}

/** An order that may change: it keeps its key, and each change has a higher sequence. */
export interface ChangingOrder extends KeptOrder {
  order: { sequence: number }
}

/** Keeps an order, to be seen at `/sandbox/orders`; answers the sandbox's own reference, the same for the same key. */
export const keepOrder = async (db: Database, clock: Clock, kept: KeptOrder): Promise<string> => {
  const row = rowOf(clock, kept)
  await db
    .insertInto('sandbox_order')
    .values(row)
    .onConflict((conflict) => conflict.columns(['partner', 'key']).doNothing())
    .execute()
  return row.reference
}

/** Keeps the newest change of an order: one whose sequence is not higher than that of what is kept changes nothing. */
export const keepChange = async (db: Database, clock: Clock, kept: ChangingOrder): Promise<void> => {
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
}

/** An order as it was kept; undefined when nothing of this key is. */
export const keptBody = async (
  db: Database,
  { partner, key }: Pick<KeptOrder, 'partner' | 'key'>,
): Promise<unknown> => {
  const row = await db
    .selectFrom('sandbox_order')
    .select('body')
    .where('partner', '=', partner)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.body
}

/** The sequence of a changing order, taken back or not; undefined when nothing of this key is kept. */
export const keptSequence = async (
  db: Database,
  { partner, key }: Pick<KeptOrder, 'partner' | 'key'>,
): Promise<number | undefined> => {
  const row = await db
    .selectFrom('sandbox_order')
    .select(sequenceInBody.as('sequence'))
    .where('partner', '=', partner)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.sequence
}

/** Takes a changing order back; it stays to be seen, and only a change with a higher sequence brings it back. */
export const takeOrderBack = async (
  db: Database,
  { partner, key }: Pick<KeptOrder, 'partner' | 'key'>,
): Promise<void> => {
  await db
    .updateTable('sandbox_order')
    .set({ status: 'taken-back' })
    .where('partner', '=', partner)
    .where('key', '=', key)
    .execute()
}

const sequenceInBody = sql<number>`(sandbox_order.body ->> 'sequence')::int`

const rowOf = (clock: Clock, { partner, key, order, prefix }: KeptOrder) => ({
  partner,
  key,
  body: JSON.stringify(order),
  status: 'received',
  reference: `${prefix}-${createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()}`,
  received_at: new Date(clock.now()).toISOString(),
})
