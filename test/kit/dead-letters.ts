import { sql } from 'kysely'
import type { Database } from '../../src/server/database/pool.ts'
import type { Ids } from '../../src/server/outbox/enqueue.ts'
import { deadQueue, type Queue } from '../../src/server/outbox/queue.ts'

/** Makes a dead letter of a queue, as its job left it at its last try; answers its id. A job of the clock has no data. */
export const addDeadLetter = async (
  db: Database,
  { name }: Pick<Queue, 'name'>,
  data: Ids | null,
  { tries = 9, failure = 'PartnerError' }: { tries?: number; failure?: string } = {},
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
    VALUES (${deadQueue}, ${data === null ? null : JSON.stringify(data)}::jsonb, ${name}, gen_random_uuid(),
      ${tries - 1}, ${JSON.stringify({ reason: failure })}::jsonb)
    RETURNING id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the dead letter was not made')
  return row.id
}
