import { type RawBuilder, sql } from 'kysely'
import { callBack } from '../../../core/contract/callback/callback-calls.ts'
import type { StaffActor } from '../context.ts'
import { handled } from '../submissions/events.ts'

/** SQL over `submission`: the department that was asked to call, by its key, which is that of its desk. */
export const departmentAsked: RawBuilder<string> = sql<string>`(submission.request #>> '{kept,department}')`

/**
 * SQL condition over `submission` and `request_work` by the name `work`: whether somebody makes a callback. Member service makes
 * all of them, an adviser those of a desk of theirs: the one that sees to the request, or the department that was asked to call.
 */
export const isMadeBy = ({ roles, desks }: StaffActor): RawBuilder<boolean> => {
  if (roles.includes('member-service')) return sql<boolean>`true`
  if (!roles.includes('adviser')) return sql<boolean>`false`
  const own = sql`${[...desks]}::text[]`
  return sql<boolean>`(work.desk = ANY (${own}) OR ${departmentAsked} = ANY (${own}))`
}

/**
 * SQL over `submission` and `request_work` by the name `work`: the instant at which somebody noted that they called; null where
 * nobody did, or the request was opened again since.
 */
export const calledAt: RawBuilder<string | null> = sql<string | null>`CASE WHEN NOT work.open THEN (
  SELECT max(at) FROM submission_event WHERE submission_id = submission.id AND event = ${handled.name}) END`

/**
 * SQL for a query over `appointment`, `submission` and `request_work` by the name `work`: the calls that were booked for a span, from
 * one instant (ISO 8601) until another, and that somebody makes. It says what the partial index `appointment_starts` says, so that it
 * costs the appointments of that span, however many requests there are.
 */
export const bookedCalls = (
  { from, until }: { from: string; until: string },
  actor: StaffActor,
): RawBuilder<unknown> => sql`FROM appointment
  JOIN submission ON submission.id = appointment.submission_id
  JOIN request_work AS work ON work.submission_id = submission.id
  WHERE appointment.confirmed AND NOT appointment.cancelled
    AND appointment.starts >= ${from}::timestamptz AND appointment.starts < ${until}::timestamptz
    AND submission.kind = ${callBack.name} AND ${isMadeBy(actor)}`
