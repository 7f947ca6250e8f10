import type { Database } from '../../database/pool.ts'
import { type House, nowOf } from '../context.ts'

/** Removes callers whose allowance is full again; answers how many. */
export const forgetRested = async (database: Database, house: Pick<House, 'clock'>): Promise<number> => {
  const gone = await database.deleteFrom('rate_limit').where('full_at', '<', nowOf(house)).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
