import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/server/database/pool.ts'
import type { DB } from '../../src/server/database/tables.ts'
import { eventually } from './site.ts'

/** Number of sessions on this database that wait for a lock of another transaction. */
const waiting = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

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
    await eventually('they stand in line', async () => (await waiting(db)) >= inLine)
    await meanwhile()
  })
