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
}

/** Most requests in a list. */
const most = 200

/** SQL condition for a query over `submission`: whether staff have handled the request. */
export const isHandled = sql<boolean>`EXISTS (
  SELECT FROM submission_event WHERE submission_id = submission.id AND event = ${handled.name})`

const list = async (
  ctx: Context,
  wanted: RequestFilter,
): Promise<{ listed: ListedRequest[]; more: boolean }> => {
  const actor = await memberOfStaff(ctx)
  await auditStaff(ctx, 'requests.list', { detail: wanted.kind?.slice(0, 60) })
  const { kind, state, all } = wanted
  const states = state ? [state] : all ? undefined : ['received', 'failed']
  const known = isKnownTo(ctx, actor)
  let query = ctx.database
    .selectFrom('submission')
    .select(['reference', 'kind', 'received_at', 'state'])
    .select([
      sql<string | null>`CASE WHEN ${known} THEN summary->>'title' END`.as('title'),
      isHandled.as('handled'),
    ])
    .orderBy('received_at')
    .orderBy('id')
    .limit(most + 1)
  if (!listsAll(actor)) query = query.where(known)
  if (kind) query = query.where('kind', '=', kind)
  if (states) query = query.where('state', 'in', states)
  if (!all) query = query.where(sql`NOT ${isHandled}`, '=', sql`true`)
  const rows = await query.execute()
  const listed = rows.slice(0, most).map((row) => ({
    reference: row.reference,
    kind: row.kind,
    title: row.title,
    receivedAt: row.received_at,
    state: row.state as RequestState,
    isHandled: row.handled,
  }))
  return { listed, more: rows.length > most }
}

/**
 * Verb of staff: lists requests, the oldest first. An adviser sees those of the own desks, finance those with money in them, an
 * operator kind and state of all.
 */
export const listRequests = { may: role('member-service', 'adviser', 'finance', 'operator'), run: list }
