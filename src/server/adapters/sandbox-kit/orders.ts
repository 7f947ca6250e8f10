import { createHash } from 'node:crypto'
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

/** Keeps an order, to be seen at `/sandbox/orders`; answers the sandbox's own reference, the same for the same key. */
export const keepOrder = async (
  db: Database,
  clock: Clock,
  { partner, key, order, prefix }: KeptOrder,
): Promise<string> => {
  const reference = `${prefix}-${createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()}`
  await db
    .insertInto('sandbox_order')
    .values({
      partner,
      key,
      body: JSON.stringify(order),
      status: 'received',
      reference,
      received_at: new Date(clock.now()).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['partner', 'key']).doNothing())
    .execute()
  return reference
}
