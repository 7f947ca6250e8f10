import { createHash } from 'node:crypto'
import type { CompiledQuery, Transaction } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { withName } from '../database/prepared-statement.ts'
import type { Queue } from './queue.ts'

/** The data of a job: ids of rows, never answers, names or addresses. */
export type Ids = Readonly<Record<string, string | number>>

export interface Timing {
  /** Jobs of one queue with the same key are queued once. */
  key?: string
  /** ISO 8601 instant before which the job does not run. */
  startAfter?: string
}

const senders: PgBoss[] = []

/** Makes `enqueue` send through this queue, until the returned function is called. The queue that was added last is used. */
export function sendThrough(boss: PgBoss): () => void {
  senders.push(boss)
  return () => {
    senders.splice(senders.indexOf(boss), 1)
  }
}

/**
 * The open outbox through which work of this queue goes.
 * @throws Error before the outbox was opened.
 */
export const bossFor = (name: string): PgBoss => {
  const boss = senders.at(-1)
  if (!boss) throw new Error(`${name} was queued before the outbox was opened.`)
  return boss
}

export interface Work extends Timing {
  data: Ids
}

/**
 * Queues a job inside the caller's transaction: it runs once the transaction is committed, with retries, and never when it is
 * rolled back.
 * @throws TypeError when the data hold anything that cannot be an id.
 */
export const enqueue = <Tables>(
  tx: Transaction<Tables>,
  queue: Queue,
  data: Ids,
  timing: Timing = {},
): Promise<void> => enqueueAll(tx, queue, [{ data, ...timing }])

/**
 * Queues several jobs of one queue inside the caller's transaction, in one statement; of none it asks nothing.
 * @throws TypeError when the data hold anything that cannot be an id.
 */
export async function enqueueAll<Tables>(
  tx: Transaction<Tables>,
  { name }: Queue,
  jobs: readonly Work[],
): Promise<void> {
  // a request that goes to nobody needs no statement
  if (jobs.length === 0) return
  for (const { data } of jobs) refuseAnswers(data)
  const boss = bossFor(name)
  const rows = jobs.map(({ data, key, startAfter }) => ({
    data,
    ...(key !== undefined && { id: toJobId(name, key) }),
    ...(startAfter !== undefined && { startAfter: new Date(startAfter) }),
  }))
  await boss.insert(name, rows, {
    db: fromKysely({
      // sending is one long insert, whose text differs per queue: hence a prepared statement per queue
      executeQuery: <Row>(insert: CompiledQuery<Row>) =>
        tx.executeQuery(withName(`outbox.send ${name}`, insert)),
    }),
  })
}

/**
 * Refuses job data that are not ids: an id is short and has no spaces and no @. Whoever can read the queue can read these data.
 * @throws TypeError when the data hold anything that cannot be an id.
 */
export function refuseAnswers(data: Ids): void {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && !/^[\w:.-]{1,100}$/.test(value)) {
      throw new TypeError(`Job data hold ids only, and ${field} is none.`)
    }
  }
}

/** Derives a job's UUID from its key, so that the queue's primary key refuses a second job with the same key. */
export function toJobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\0${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
