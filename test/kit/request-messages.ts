import { replySeconds } from '../../src/core/staff/reply-acts.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { carryOut } from '../../src/server/services/messages/carry-out.ts'
import { waitingActQueue } from '../../src/server/services/messages/messages-queues.ts'
import { systemContext } from '../../src/server/services/system-context.ts'
import type { TravellingClock } from './clock.ts'
import type { TestServer } from './server.ts'

/** The letters that say that there is a message about a request, the oldest first. */
export const lettersAbout = async (db: Database, submissionId: string) => {
  const all = await db
    .selectFrom('letter')
    .selectAll()
    .where('kind', '=', 'request-message')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return all.filter(({ facts }) => (facts as { submission?: string }).submission === submissionId)
}

/** What is written to the senders of requests, as it stands in the database of a server, and the minute that it waits. */
export const messagesOn = ({ database: { db }, runtime }: TestServer, clock: TravellingClock) => {
  const waitingOf = (submissionId: string) =>
    db.selectFrom('waiting_act').selectAll().where('submission_id', '=', submissionId).execute()
  return {
    waitingOf,
    /** The oldest first, those of its sender too. */
    messagesOf: (submissionId: string) =>
      db
        .selectFrom('request_message')
        .selectAll()
        .where('submission_id', '=', submissionId)
        .orderBy('number')
        .execute(),
    lettersOf: (submissionId: string) => lettersAbout(db, submissionId),
    /** Lets the minute go by, and runs the job of what waits at these requests. */
    minuteGoesBy: async (...submissionIds: readonly string[]): Promise<void> => {
      const waiting = (await Promise.all(submissionIds.map(waitingOf))).flat()
      clock.pass(replySeconds * 1000 + 1)
      for (const { id } of waiting) await carryOut(systemContext(runtime, waitingActQueue.name), { act: id })
    },
  }
}
