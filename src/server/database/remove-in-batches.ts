import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './tables.ts'

/** So many rows go by one statement, with what hangs on them: few enough that others hardly wait for any of them. */
const batch = 500

/**
 * Removes the rows for which a condition holds, a batch in each transaction; answers how many. A row that changes
 * meanwhile so that the condition does not hold any more stays.
 */
export const removeInBatches = async (
  database: Kysely<DB>,
  table: keyof DB | 'pgboss.job',
  which: RawBuilder<unknown>,
): Promise<number> => {
  // by their place, but for a table in parts: there a place stands once in each part
  const key = sql.ref(table === 'pgboss.job' ? 'id' : 'ctid')
  const rows = sql.table(table)
  let removed = 0
  for (;;) {
    const gone = await sql`
      DELETE FROM ${rows} WHERE ${key} = ANY (ARRAY(SELECT ${key} FROM ${rows} WHERE ${which} LIMIT ${batch}))
        AND ${which}`.execute(database)
    const count = Number(gone.numAffectedRows ?? 0)
    removed += count
    // fewer than a batch says nothing: somebody may have changed one of its rows
    if (count === 0) return removed
  }
}
