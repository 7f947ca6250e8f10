import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from './tables.ts'

/** Rows removed by one statement, together with the rows that refer to them: few enough that other transactions hardly wait. */
const batch = 500

/**
 * Removes the rows for which a condition holds, each batch in its own transaction, and returns how many were removed. A row that
 * meanwhile changes so that the condition no longer holds stays.
 */
export const removeInBatches = async (
  database: Kysely<DB>,
  table: keyof DB | 'pgboss.job',
  which: RawBuilder<unknown>,
): Promise<number> => {
  // `ctid` is the row's place, but in the partitioned `pgboss.job` the same place occurs in each partition
  const key = sql.ref(table === 'pgboss.job' ? 'id' : 'ctid')
  const rows = sql.table(table)
  let removed = 0
  for (;;) {
    const gone = await sql`
      DELETE FROM ${rows} WHERE ${key} = ANY (ARRAY(SELECT ${key} FROM ${rows} WHERE ${which} LIMIT ${batch}))
        AND ${which}`.execute(database)
    const count = Number(gone.numAffectedRows ?? 0)
    removed += count
    // only an empty batch ends the loop: a batch may be smaller because somebody changed one of its rows
    if (count === 0) return removed
  }
}
