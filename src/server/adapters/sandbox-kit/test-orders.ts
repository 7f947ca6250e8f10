import type { Database } from '../../database/pool.ts'

export const keptOrders = async (db: Database, partner: string, key: string): Promise<number> =>
  (
    await db
      .selectFrom('sandbox_order')
      .select('id')
      .where('partner', '=', partner)
      .where('key', '=', key)
      .execute()
  ).length
