import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import type { Tx } from '../../src/server/database/pool.ts'
import type { DB } from '../../src/server/database/tables.ts'

/** How many connections to a database wait for a lock of another one. */
export const waitingForLocks = async (db: Kysely<DB>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Starts `act` while a transaction that did `first` is still open, and answers what it does. The transaction is committed once `act`
 * waits for one of its locks, or has ended without waiting.
 */
export const actDuring = async <T>(
  db: Kysely<DB>,
  first: (tx: Tx) => Promise<unknown>,
  act: () => Promise<T>,
): Promise<T> => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const open = db.transaction().execute(async (tx) => {
    await first(tx)
    begun.resolve()
    await end.promise
  })
  await begun.promise
  let ended = false
  const acting = act().finally(() => {
    ended = true
  })
  await expect.poll(async () => ended || (await waitingForLocks(db)) > 0).toBe(true)
  end.resolve()
  await open
  return acting
}
