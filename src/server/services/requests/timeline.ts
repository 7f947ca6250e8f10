import { sql } from 'kysely'
import { replyActs } from '../../../core/staff/reply-acts.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { quietEvents } from '../submissions/events.ts'

/** Something that happened to a request. */
export interface TimelineEntry {
  /** ISO 8601 instant. */
  at: string
  event: string
  /** Details of the event: which partner, which appointment, why. */
  facts: Ids
  /** Who did it: a visitor, a person, staff or the system. */
  actor: string
  /** The member of staff who did it; null where nobody did, or the trail no longer says who. */
  staff: string | null
  /** Who typed the command, or which call caused it. */
  by: string | null
  note: string | null
}

/**
 * SQL over `submission_event`: the name of the member of staff who caused it. The trail has who acted in a call or a command on
 * that request; of two commands under one name the act that is nearest in time.
 */
const staffName = sql<string | null>`CASE WHEN submission_event.actor = 'staff' THEN (
  SELECT staff_account.name FROM audit JOIN staff_account ON staff_account.id = audit.staff_id
  WHERE audit.submission_id = submission_event.submission_id AND audit.request_id = submission_event.request_id
  ORDER BY abs(extract(epoch FROM audit.at - submission_event.at)) LIMIT 1) END`

const events = (database: Database | Tx, submissionId: string) =>
  database
    .selectFrom('submission_event')
    .select(['at', 'event', 'facts', 'actor', 'request_id as by', 'note'])
    .select(staffName.as('staff'))
    .where('submission_id', '=', submissionId)

type Row = Awaited<ReturnType<ReturnType<typeof events>['execute']>>[number]

const entryOf = ({ facts, ...row }: Row): TimelineEntry => ({ ...row, facts: facts as Ids })

/** What happened to a request, the oldest first. */
export const timelineOf = async (database: Database | Tx, submissionId: string): Promise<TimelineEntry[]> =>
  (await events(database, submissionId).orderBy('id').execute()).map(entryOf)

/** A change of a request, as colleagues hear of it. */
export type Change = Pick<TimelineEntry, 'at' | 'event' | 'actor' | 'staff'>

/**
 * What stands in the trail of a message to the sender that waits its minute, or was taken back in it. No event tells of it, as its
 * sender must never see it.
 */
const messageActs = [...replyActs, 'take-back'].map((act) => `request-messages.${act}`)

const lastMessageAct = async (database: Database | Tx, submissionId: string): Promise<Change | undefined> => {
  const row = await database
    .selectFrom('audit')
    .innerJoin('staff_account', 'staff_account.id', 'audit.staff_id')
    .select(['audit.at', 'audit.action as event', 'staff_account.name as staff'])
    .where('audit.submission_id', '=', submissionId)
    .where('audit.action', 'in', messageActs)
    .orderBy('audit.at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { ...row, actor: 'staff' }
}

/** What happened to it last that somebody has to know who does something with it; undefined where nothing is known. */
export const lastChangeOf = async (
  database: Database | Tx,
  submissionId: string,
): Promise<Change | undefined> => {
  const event = await events(database, submissionId)
    .where('event', 'not in', [...quietEvents])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const message = await lastMessageAct(database, submissionId)
  if (!event || !message) return message ?? (event && entryOf(event))
  return Date.parse(message.at) >= Date.parse(event.at) ? message : entryOf(event)
}
