import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { toJobId } from '../../outbox/enqueue.ts'
import type { SiteRuntime } from '../context.ts'
import { letterQueue } from '../letters/letters-queues.ts'
import { hasMessages } from '../messages/thread.ts'
import { demoStoryId } from '../requests/demo-requests.ts'
import { inTransaction } from '../transaction.ts'
import { type DemoDesk, openDesk, type ServeCall } from './demo-desk.ts'
import { writeMessages } from './demo-messages.ts'
import { buyAndPay } from './demo-payments.ts'
import { work } from './demo-work.ts'

/** Whether the desk is still to be at work, which no other process does meanwhile. */
const isStillToDo = async (tx: Tx): Promise<boolean> => {
  const first = demoStoryId('asked')
  // of two that start at once the second waits here, and finds what the first did
  const held = await tx
    .selectFrom('submission')
    .select('id')
    .where('id', '=', first)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return held !== undefined && !(await hasMessages(tx, first))
}

/** Takes away what would be mailed: nobody reads mail at these addresses, and somebody may own them. */
const mailNothing = async ({ tx, references }: DemoDesk): Promise<void> => {
  const letters = await tx
    .deleteFrom('letter')
    .where(sql<boolean>`facts->>'reference' = ANY (${[...references]}::text[])`)
    .returning('id')
    .execute()
  await sql`DELETE FROM pgboss.job WHERE name = ${letterQueue.name}
    AND id = ANY (${letters.map(({ id }) => toJobId(letterQueue.name, id))}::uuid[])`.execute(tx)
}

/**
 * Has the desk of a demo at work on the requests of the demo, so that each room of its office is seen in use: messages with files,
 * notes, corrections, phone calls, callbacks, payments, a colleague who is away and a delivery that got stuck. All of it is done by
 * the verbs that colleagues and senders use, each at an hour of the past days, once, in one transaction; nothing is mailed.
 */
export const loadDemoDesk = (runtime: SiteRuntime, serve: ServeCall): Promise<void> =>
  inTransaction(runtime.database, async (tx) => {
    if (!(await isStillToDo(tx))) return
    const desk = await openDesk(runtime, tx, serve)
    if (!desk) return
    await writeMessages(desk)
    await buyAndPay(desk)
    await work(desk)
    await mailNothing(desk)
  })
