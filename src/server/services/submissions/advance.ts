import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { preparedStatement } from '../../database/prepared-statement.ts'
import { type Ids, refuseAnswers } from '../../outbox/enqueue.ts'
import { nowOf, type RequestContext } from '../context.ts'
import { passedOn, quietEvents, type RequestEvent, waitsAfter } from './events.ts'

/** What is needed to record an event: who acts (the maker of a call, staff, or the system in a job) and when. */
export type EventContext = Pick<RequestContext, 'clock' | 'requestId' | 'actor'>

/**
 * Records an event of a request with the state that it leads to and whether it waits for staff then, in the transaction that
 * causes it. Of two events at once, the second sees the state after the first. It counts up the version of the work, unless nobody
 * has to know of it (`quietEvents`). Whoever does something with what they took from the pile keeps it: the claim ends no more.
 * What happens by itself ends no work while a message of its sender is still to be read, and neither does that a partner has it
 * now, whoever told them. `facts` hold words and numbers, never answers; `note` is a remark of staff, for staff.
 * @throws Error when the event cannot happen in the state that the request is in; nothing is written then.
 */
export const recordRequestEvent = async (
  tx: Tx,
  acting: EventContext,
  submissionId: string,
  event: RequestEvent,
  facts: Ids = {},
  note?: string,
): Promise<void> => {
  refuseAnswers(facts)
  const { name, leads } = event
  const actor = await acting.actor()
  const byStaff = actor.kind === 'staff' ? actor.id : null
  const at = nowOf(acting)
  const turn = event.conversation ?? null
  const waits = waitsAfter(event) ?? null
  const isByItself = turn === null && (actor.kind === 'system' || name === passedOn.name)
  // It is locked where its state stays too. Whoever changes a request locks it before its row of request_work, so that no two
  // wait for each other.
  const moved = leads
    ? sql`UPDATE submission SET state = ${leads.to}
        WHERE id = ${submissionId}::uuid AND state = ANY(${[...leads.from]}::text[]) RETURNING id`
    : sql`SELECT id FROM submission WHERE id = ${submissionId}::uuid FOR NO KEY UPDATE`
  const written = await preparedStatement(
    leads ? 'submission.advance' : 'submission.note',
    sql`
    WITH moved AS (${moved}), work AS (
      UPDATE request_work SET version = version + 1,
        open = CASE WHEN ${isByItself}::boolean AND conversation = 'answered' THEN open OR ${waits}::boolean IS TRUE
          ELSE coalesce(${waits}::boolean, open) END,
        claimed_until = CASE WHEN owner = ${byStaff}::uuid THEN NULL ELSE claimed_until END,
        conversation = CASE WHEN ${turn}::text IS NULL THEN conversation ELSE nullif(${turn}::text, 'nobody') END,
        conversation_at = CASE ${turn}::text WHEN 'nobody' THEN NULL ELSE
          CASE WHEN ${turn}::text IS NULL THEN conversation_at ELSE ${at}::timestamptz END END
      FROM moved WHERE submission_id = moved.id AND NOT ${quietEvents.includes(name)}::boolean
    )
    INSERT INTO submission_event (submission_id, at, event, actor, request_id, facts, note)
    SELECT id, ${at}::timestamptz, ${name}, ${actor.kind}, ${acting.requestId}, ${JSON.stringify(facts)}::jsonb, ${note ?? null}::text
    FROM moved`,
  ).execute(tx)
  if (!written.numAffectedRows)
    throw new Error(`"${name}" cannot happen to request ${submissionId} any more.`)
}
