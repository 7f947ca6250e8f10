import type { Database } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'

/** Removes callers whose allowance is full again; answers how many. */
export const forgetRested = async (database: Database, runtime: Pick<Runtime, 'clock'>): Promise<number> => {
  const gone = await database
    .deleteFrom('rate_limit')
    .where('full_at', '<', nowOf(runtime))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
