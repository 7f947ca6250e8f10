import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { fromKysely } from 'pg-boss'
import type { Database, Tx } from '../database/pool.ts'
import { bossFor, type Ids } from './enqueue.ts'
import { deadQueue } from './queue.ts'

/** A job that failed at its last try, and waits for a person. */
export interface DeadLetter {
  id: string
  /** The queue in which it failed, and to which it goes back. */
  queue: string
  data: Ids
  /** ISO 8601 instant at which its last try had failed. */
  since: string
  /** How often it was tried; null where that was not kept. */
  tries: number | null
  /** The name of the error of its last try; null where none was kept. */
  failure: string | null
}

/** Which dead letters are meant: those to which all that is given applies. */
export interface WantedLetters {
  ids?: readonly string[] | undefined
  /** Names of the queues in which they failed. */
  queues?: readonly string[] | undefined
  /** The `submission` that their data name. */
  submission?: string | undefined
}

// They stand in the queue `dead-letters`, which nobody works on, and are few among all jobs: the primary key begins with the queue.
const where = ({ ids, queues, submission }: WantedLetters): RawBuilder<unknown> =>
  sql.join(
    [
      sql`name = ${deadQueue} AND state < 'active'`,
      // compared as texts: whoever gives an id may have typed it
      ...(ids ? [sql`id::text = ANY (${[...ids]}::text[])`] : []),
      ...(queues ? [sql`source_name = ANY (${[...queues]}::text[])`] : []),
      ...(submission === undefined ? [] : [sql`data->>'submission' = ${submission}`]),
    ],
    sql` AND `,
  )

const columns = sql`id, coalesce(source_name, name) AS queue, coalesce(data, '{}'::jsonb) AS data,
  date_trunc('milliseconds', created_on) AS since, source_retry_count + 1 AS tries,
  source_output->>'reason' AS failure`

/** Reads at most `limit` dead letters, the newest first. */
export const readDeadLetters = async (
  database: Database | Tx,
  wanted: WantedLetters,
  limit: number,
): Promise<DeadLetter[]> => {
  const { rows } = await sql<DeadLetter>`SELECT ${columns} FROM pgboss.job WHERE ${where(wanted)}
    ORDER BY created_on DESC, id DESC LIMIT ${limit}`.execute(database)
  return rows
}

/**
 * Reads dead letters and keeps them for this transaction. Of two transactions that want the same, the second waits, and does not
 * find what the first sent again.
 */
export const holdDeadLetters = async (tx: Tx, wanted: WantedLetters): Promise<DeadLetter[]> => {
  // in the order of their ids, so that two that want many never wait for each other
  const { rows } = await sql<DeadLetter>`SELECT ${columns} FROM pgboss.job WHERE ${where(wanted)}
    ORDER BY id FOR UPDATE`.execute(tx)
  return rows
}

/**
 * Sends dead letters back to the queues that they came from, once the transaction is committed; answers how many. One whose queue
 * is no more stays.
 */
export const sendAgain = (tx: Tx, ids: readonly string[]): Promise<number> =>
  bossFor(deadQueue).redrive(deadQueue, {
    ids: [...ids],
    limit: Math.max(1, ids.length),
    db: fromKysely({ executeQuery: <Row>(move: CompiledQuery<Row>) => tx.executeQuery(move) }),
  })

/**
 * Counts the dead letters of one queue by a field of their data, such as the `partner` of deliveries. It reads at most `most` of
 * them: a number that stays below is exact.
 */
export const countDeadLetters = async (
  database: Database,
  { name }: { name: string },
  field: string,
  most: number,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ value: string | null; letters: number }>`
    SELECT data->>${field}::text AS value, count(*)::int AS letters
    FROM (SELECT data FROM pgboss.job WHERE ${where({ queues: [name] })} LIMIT ${most}) AS found
    GROUP BY 1`.execute(database)
  return new Map(rows.flatMap(({ value, letters }) => (value === null ? [] : [[value, letters] as const])))
}
