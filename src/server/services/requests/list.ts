import { sql } from 'kysely'
import type { RequestState } from '../../../core/mijn/pages.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { handled } from '../submissions/events.ts'
import { isKnownTo, listsAll } from './rights.ts'

/** Filter of a list of requests. Without a state, those that wait for staff: received or failed, and not handled. */
export interface RequestFilter {
  /** Name of the call that takes the kind in: `handyman.book`. */
  kind?: string | undefined
  state?: RequestState | undefined
  all?: boolean
}

/** A request in a list, without anything about its sender. */
export interface ListedRequest {
  reference: string
  kind: string
  /** What it is called, where a name may stand; null for whoever sees kinds and states alone. */
  title: string | null
  /** ISO 8601 instant. */
  receivedAt: string
  state: RequestState
  isHandled: boolean
  /** ISO 8601 instant before which its sender was promised to hear; null for one that waits for nobody. */
  dueOn: string | null
}

/** Most requests in a list. */
const most = 200

/** SQL condition for a query over `submission`: whether staff have handled the request, and it does not wait again. */
export const isHandled = sql<boolean>`(EXISTS (
  SELECT FROM submission_event WHERE submission_id = submission.id AND event = ${handled.name}
) AND NOT EXISTS (SELECT FROM request_work WHERE submission_id = submission.id AND open))`

/** SQL for a query that joins `request_work`: when the request is due, as long as it waits for staff. */
const dueIfOpen = sql<string | null>`CASE WHEN request_work.open THEN request_work.due_on END`

const list = async (
  ctx: Context,
  wanted: RequestFilter,
): Promise<{ listed: ListedRequest[]; more: boolean }> => {
  const actor = await memberOfStaff(ctx)
  await auditStaff(ctx, 'requests.list', { detail: wanted.kind?.slice(0, 60) })
  const { kind, state, all } = wanted
  const known = isKnownTo(ctx, actor)
  let query = ctx.database
    .selectFrom('submission')
    .leftJoin('request_work', 'request_work.submission_id', 'submission.id')
    .select(['reference', 'submission.kind', 'submission.received_at', 'state'])
    .select([
      sql<string | null>`CASE WHEN ${known} THEN summary->>'title' END`.as('title'),
      isHandled.as('handled'),
      dueIfOpen.as('due'),
    ])
    .orderBy('submission.received_at')
    .orderBy('submission.id')
    .limit(most + 1)
  if (!listsAll(actor)) query = query.where(known)
  if (kind) query = query.where('submission.kind', '=', kind)
  if (state) query = query.where('state', '=', state)
  if (!all) query = query.where(state ? sql<boolean>`NOT ${isHandled}` : sql<boolean>`request_work.open`)
  const rows = await query.execute()
  const listed = rows.slice(0, most).map((row) => ({
    reference: row.reference,
    kind: row.kind,
    title: row.title,
    receivedAt: row.received_at,
    state: row.state as RequestState,
    isHandled: row.handled,
    dueOn: row.due,
  }))
  return { listed, more: rows.length > most }
}

/**
 * Verb of staff: lists requests, the oldest first. An adviser sees those of the own desks, finance those with money in them, an
 * operator kind and state of all.
 */
export const listRequests = { may: role('member-service', 'adviser', 'finance', 'operator'), run: list }
