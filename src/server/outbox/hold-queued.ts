import { sql } from 'kysely'
import type { Tx } from '../database/pool.ts'
import { type Ids, toJobId } from './enqueue.ts'
import type { Queue } from './queue.ts'

/** What a queue is doing about one piece of work: a job of it runs at this moment, is to run, or there is none to run. */
type QueuedWork = 'running' | 'to run' | 'none'

/**
 * Says what a queue is doing about one piece of work, which was queued with this key and these data, and holds its jobs: none of
 * them begins before the transaction ends, as workers pass over what is locked. Who wants to do the work in another way asks this
 * first, so that nothing is done twice. A job that was sent again from the dead letters is known by the first of its chain.
 */
export const holdQueued = async (
  tx: Tx,
  { name }: Queue,
  { key, data }: { key: string; data: Ids },
): Promise<QueuedWork> => {
  const id = toJobId(name, key)
  // each way to find it has an index; the last one finds what was queued without the key
  const { rows } = await sql<{ runs: boolean }>`
    SELECT state = 'active' AS runs FROM pgboss.job
    WHERE name = ${name} AND state <= 'active' AND (
      id = ${id}::uuid OR source_root_id = ${id}::uuid
      OR (state < 'active' AND NOT blocked AND data @> ${JSON.stringify(data)}::jsonb))
    ORDER BY id FOR UPDATE`.execute(tx)
  if (rows.some(({ runs }) => runs)) return 'running'
  return rows.length > 0 ? 'to run' : 'none'
}
