import { createHash } from 'node:crypto'
import type { CompiledQuery, Transaction } from 'kysely'
import { fromKysely, type PgBoss } from 'pg-boss'
import { withName } from '../database/prepared-statement.ts'
import type { Queue } from './queue.ts'

/** What a job carries: ids of rows, never answers, names or addresses. */
export type Ids = Readonly<Record<string, string | number>>

export interface Timing {
  /** Work with the same key is queued once, however often it is asked for. */
  key?: string
  /** ISO 8601 instant before which it does not run. */
  startAfter?: string
}

const senders: PgBoss[] = []

/** Lets `enqueue` send through this queue until the answer is called. The last one given is used. */
export function sendThrough(boss: PgBoss): () => void {
  senders.push(boss)
  return () => {
    senders.splice(senders.indexOf(boss), 1)
  }
}

/** One job of a queue. */
export interface Work extends Timing {
  data: Ids
}

/**
 * Queues work inside the caller's transaction: it runs once the transaction is committed, with retries, and
 * never when it is rolled back.
 * @throws TypeError when the data hold anything that cannot be an id.
 */
export const enqueue = <Tables>(
  tx: Transaction<Tables>,
  queue: Queue,
  data: Ids,
  timing: Timing = {},
): Promise<void> => enqueueAll(tx, queue, [{ data, ...timing }])

/** The same for several jobs of one queue, in one statement. */
export async function enqueueAll<Tables>(
  tx: Transaction<Tables>,
  { name }: Queue,
  jobs: readonly Work[],
): Promise<void> {
  for (const { data } of jobs) refuseAnswers(data)
  const boss = senders.at(-1)
  if (!boss) throw new Error(`${name} was queued before the outbox was opened.`)
  const rows = jobs.map(({ data, key, startAfter }) => ({
    data,
    ...(key !== undefined && { id: toJobId(name, key) }),
    ...(startAfter !== undefined && { startAfter: new Date(startAfter) }),
  }))
  await boss.insert(name, rows, {
    db: fromKysely({
      // sending is one long insert, with a text of its own for every queue
      executeQuery: <Row>(insert: CompiledQuery<Row>) =>
        tx.executeQuery(withName(`outbox.send ${name}`, insert)),
    }),
  })
}

/**
 * Payloads are readable by whoever reads the queue: an id has no spaces, no @ and is short.
 * @throws TypeError when the data hold anything that cannot be an id.
 */
export function refuseAnswers(data: Ids): void {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === 'string' && !/^[\w:.-]{1,100}$/.test(value)) {
      throw new TypeError(`Job data hold ids only, and ${field} is none.`)
    }
  }
}

/** The same UUID for the same key, so that the queue's primary key refuses the second one. */
function toJobId(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\0${key}`).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
