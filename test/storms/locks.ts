import { sql } from 'kysely'
import type { Database } from '../../src/server/database/pool.ts'
import type { DB } from '../../src/server/database/tables.ts'
import { waitingForLocks } from '../kit/locks.ts'
import { eventually } from './site.ts'

/**
 * Locks a table against writers until so many wait for it and `meanwhile` is done, so that a collision that is rare in life
 * happens every time.
 */
export const holdUntilInLine = async (
  db: Database,
  table: keyof DB & string,
  { inLine, meanwhile = async () => {} }: { inLine: number; meanwhile?: () => Promise<void> },
  start: () => void,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    start()
    await eventually('they stand in line', async () => (await waitingForLocks(db)) >= inLine)
    await meanwhile()
  })
