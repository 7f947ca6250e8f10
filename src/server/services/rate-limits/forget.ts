import { sql } from 'kysely'
import type { Database } from '../../database/pool.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type Runtime } from '../context.ts'

/** Removes callers whose allowance is full again, and answers how many. */
export const forgetRested = (database: Database, runtime: Pick<Runtime, 'clock'>): Promise<number> =>
  removeInBatches(database, 'rate_limit', sql`full_at < ${nowOf(runtime)}::timestamptz`)
