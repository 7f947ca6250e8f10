import { sql } from 'kysely'
import type { Database } from '../database/pool.ts'
import { toJobId } from './enqueue.ts'
import type { Queue } from './queue.ts'

/** How often a job was tried. */
export interface Tries {
  tries: number
  /** ISO 8601 instant at which the last try began; null before the first. */
  triedAt: string | null
  /** ISO 8601 instant of the next try; null where there is none. */
  nextAt: string | null
}

interface Row {
  id: string
  tries: number
  tried_at: string | null
  next_at: string | null
}

/**
 * How often jobs of one queue were tried, by the keys that they were queued with. A job that was done some days ago is no longer
 * known, and left out.
 */
export const readTries = async (
  database: Database,
  { name }: Queue,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Tries>> => {
  const keyById = new Map(keys.map((key) => [toJobId(name, key), key]))
  // the queue counts how often a job was tried again; one that waits or failed for now has its next try
  const { rows } = await sql<Row>`
    SELECT id, CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END AS tries,
      started_on AS tried_at,
      CASE WHEN state IN ('created', 'retry') THEN start_after END AS next_at
    FROM pgboss.job WHERE name = ${name} AND id = ANY (${[...keyById.keys()]}::uuid[])`.execute(database)
  return new Map(
    rows.flatMap(({ id, tries, tried_at, next_at }): [string, Tries][] => {
      const key = keyById.get(id)
      return key === undefined ? [] : [[key, { tries, triedAt: tried_at, nextAt: next_at }]]
    }),
  )
}
