import type { Database } from '../../database/pool.ts'

/** How many orders of this key a sandbox keeps. */
export const keptOrders = async (db: Database, partner: string, key: string): Promise<number> =>
  (
    await db
      .selectFrom('sandbox_order')
      .select('id')
      .where('partner', '=', partner)
      .where('key', '=', key)
      .execute()
  ).length
