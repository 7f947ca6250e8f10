import type { Database } from '../../src/server/database/pool.ts'

/** What a request left in the database: its events, what staff see to, and what the trail says that they did. */
export const whatHappenedTo = async (db: Database, submissionId: string) => {
  const events = await db
    .selectFrom('submission_event')
    .select('event')
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  const work = await db
    .selectFrom('request_work')
    .select(['desk', 'owner', 'open', 'version'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  const acts = await db
    .selectFrom('audit')
    .select(['action', 'staff_id'])
    .where('submission_id', '=', submissionId)
    .where('action', '<>', 'requests.show')
    .orderBy('id')
    .execute()
  return { events: events.map(({ event }) => event), work, acts }
}
