import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const everyMs = 10

/** A lock or transaction that was seen in the database, and for how long. */
export interface Lasting {
  /** A table with its lock, or a transaction. */
  what: string
  ms: number
}

/** Reads what is going on at this moment: one row each; rows of two looks with the same `key` are one and the same thing. */
type Look = (client: pg.Client) => Promise<{ key: string; what: string }[]>

/**
 * Looks at the database again and again while `work` runs; answers what lasted longest, with the time between two looks added.
 */
async function longestDuring(url: string, look: Look, work: () => Promise<unknown>): Promise<Lasting> {
  const client = new pg.Client({ connectionString: url, application_name: 'bench watch' })
  await client.connect()
  const seen = new Map<string, { what: string; first: number; last: number }>()
  let over = false
  const looking = (async () => {
    while (!over) {
      const at = performance.now()
      for (const { key, what } of await look(client)) {
        const one = seen.get(key)
        if (one) one.last = performance.now()
        else seen.set(key, { what, first: at, last: performance.now() })
      }
      await sleep(everyMs)
    }
  })()
  try {
    await work()
  } finally {
    over = true
    await looking
    await client.end()
  }
  const all = [...seen.values()].map(({ what, first, last }) => ({ what, ms: last - first + everyMs }))
  return all.toSorted((a, b) => b.ms - a.ms)[0] ?? { what: 'none seen', ms: everyMs }
}

/** The longest transaction of any other connection to this database while `work` runs. */
export const longestTransaction = (url: string, work: () => Promise<unknown>): Promise<Lasting> =>
  longestDuring(
    url,
    async (client) => {
      const { rows } = await client.query<{ key: string; what: string }>(`
        SELECT pid || ' ' || xact_start AS key, left(query, 60) AS what FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
          AND backend_type = 'client backend'`)
      return rows
    },
    work,
  )

/** Locks of a whole table for which readers or writers of its rows have to wait. */
const blockingLockModes = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

/**
 * The longest that one transaction keeps readers or writers from a table while `work` runs. Tables that `work` makes do not
 * count, as nobody can use them before the commit.
 */
export const longestTableLock = async (url: string, work: () => Promise<unknown>): Promise<Lasting> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ oid: number }>(
    `SELECT oid FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`,
  )
  await client.end()
  const there = rows.map(({ oid }) => oid)
  return longestDuring(
    url,
    async (watcher) => {
      const locks = await watcher.query<{ key: string; what: string }>({
        name: 'table locks',
        text: `SELECT virtualtransaction || ' ' || relation || mode AS key, relation::regclass || ', ' || mode AS what
          FROM pg_locks WHERE granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND relation = ANY ($1::oid[]) AND mode = ANY ($2)`,
        values: [there, blockingLockModes],
      })
      return locks.rows
    },
    work,
  )
}
