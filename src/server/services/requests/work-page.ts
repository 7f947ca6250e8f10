import { type RawBuilder, sql } from 'kysely'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Conversation } from '../../../core/requests/conversation.ts'
import { handled } from '../submissions/events.ts'
import type { ListPlace } from './list-place.ts'
import type { ListSight } from './rights.ts'
import { senderInRequest } from './sender-name.ts'

/** What a list of requests is narrowed to. What is left out narrows nothing. */
export interface WorkFilter {
  /** Name of the call that takes the kind in: `handyman.book`. */
  kind?: string | undefined
  state?: RequestState | undefined
  /** Whose turn it is between us and their senders. */
  conversation?: Conversation | undefined
  /** Key of the desk that sees to it. */
  desk?: string | undefined
  /** The id of the colleague whose they are; null: of nobody. */
  owner?: string | null | undefined
  /** ISO 8601 instants of when they came in: from this one on, and before that one. */
  from?: string | undefined
  until?: string | undefined
  /** A flag that they have, in its stable word. */
  flag?: string | undefined
  /** Whether they wait for staff. */
  open?: boolean | undefined
  /** ISO 8601 instants of what was promised: after that one, and by this one. Of what waits for staff alone. */
  dueAfter?: string | undefined
  dueBy?: string | undefined
  /** The name of a partner that did not get them yet, or `alle` for any. */
  partner?: string | undefined
  /** `promise`: what was promised first, which only what waits has. `newest` and `oldest`: by when it came in. */
  order: 'promise' | 'newest' | 'oldest'
  /** The page after this place goes on in that order, the page ahead of it goes back. */
  after?: ListPlace | undefined
  ahead?: ListPlace | undefined
  /** Most rows. One more is read, which tells whether there are others. */
  limit: number
}

/** One row of the list; what tells of whom it is is null for who may not know it. */
export interface WorkRow {
  id: string
  /** The instant by which the list is ordered. */
  at: string
  reference: string
  kind: string
  title: string | null
  /** The part of the request that names its sender, as JSON. */
  sender: unknown
  /** The name of the account that it stands on, where its sender was logged in. */
  infix: string | null
  last_name: string | null
  state: string
  flags: string[]
  desk: string
  received_at: string
  due_on: string
  open: boolean
  conversation: string | null
  version: number
  /** Whether staff handled it, and it does not wait again. */
  handled: boolean
  owner_id: string | null
  owner_name: string | null
}

/** SQL over `submission`: whether staff handled the request, and it does not wait again. */
export const isHandled: RawBuilder<boolean> = sql<boolean>`(EXISTS (
  SELECT FROM submission_event WHERE submission_id = submission.id AND event = ${handled.name}
) AND NOT EXISTS (SELECT FROM request_work WHERE submission_id = submission.id AND open))`

/**
 * The columns by which the list is ordered. A state and flags stand in `submission`, whose own indexes give such rows in their
 * order (`submission_state_received`, `submission_flagged`); all else stands in `request_work`.
 */
const orderOf = ({ order, state, flag }: WorkFilter) => {
  if (order === 'promise') return { at: sql.ref('work.due_on'), id: sql.ref('work.submission_id') }
  return state === undefined && flag === undefined
    ? { at: sql.ref('work.received_at'), id: sql.ref('work.submission_id') }
    : { at: sql.ref('submission.received_at'), id: sql.ref('submission.id') }
}

const needsSubmission = ({ state, flag }: WorkFilter): boolean => state !== undefined || flag !== undefined

/** What a partner, or any of them, did not get yet, in the words of the partial index `delivery_waiting`. */
const waitsFor = (partner: string): RawBuilder<unknown> => sql`work.submission_id IN (
  SELECT delivery.submission_id FROM delivery WHERE delivery.state <> 'delivered' AND delivery.state = 'waiting'
    ${partner === 'alle' ? sql`` : sql`AND delivery.partner = ${partner}`})`

const narrowed = (filter: WorkFilter): RawBuilder<unknown>[] => {
  const { kind, state, conversation, desk, owner, from, until, flag, open, order } = filter
  const { dueAfter, dueBy, partner } = filter
  const isPromised = order === 'promise' || dueAfter !== undefined || dueBy !== undefined
  const received = sql.ref(needsSubmission(filter) ? 'submission.received_at' : 'work.received_at')
  return [
    ...(kind === undefined ? [] : [sql`work.kind = ${kind}`]),
    ...(conversation === undefined ? [] : [sql`work.conversation = ${conversation}`]),
    ...(desk === undefined ? [] : [sql`work.desk = ${desk}`]),
    ...(owner === null ? [sql`work.owner IS NULL`] : []),
    ...(typeof owner === 'string' ? [sql`work.owner = ${owner}::uuid`] : []),
    ...(open === true || isPromised ? [sql`work.open`] : []),
    ...(open === false ? [sql`NOT work.open`] : []),
    ...(dueAfter === undefined ? [] : [sql`work.due_on > ${dueAfter}::timestamptz`]),
    ...(dueBy === undefined ? [] : [sql`work.due_on <= ${dueBy}::timestamptz`]),
    ...(partner === undefined ? [] : [waitsFor(partner)]),
    ...(state === undefined ? [] : [sql`submission.state = ${state}`]),
    // the words of the index stand in the condition too
    ...(flag === undefined
      ? []
      : [sql`submission.flags <> '{}' AND submission.flags @> ARRAY[${flag}]::text[]`]),
    ...(from === undefined ? [] : [sql`${received} >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`${received} < ${until}::timestamptz`]),
  ]
}

/** Whether a page is read upwards: by promise and the oldest first, unless it goes back; else the other way round. */
const isUpwards = ({ order, ahead }: WorkFilter): boolean => (order === 'newest') === (ahead !== undefined)

/** The direction in which a page is read. */
const directionOf = (filter: WorkFilter): RawBuilder<unknown> => (isUpwards(filter) ? sql`ASC` : sql`DESC`)

/** The ids of one page and one more, in the order in which they are read, of what is seen. */
const keysOf = (filter: WorkFilter, seen?: RawBuilder<boolean>): RawBuilder<unknown> => {
  const { at, id } = orderOf(filter)
  const direction = directionOf(filter)
  const beyond = isUpwards(filter) ? sql`>` : sql`<`
  const place = filter.after ?? filter.ahead
  const conditions = [
    ...narrowed(filter),
    ...(seen ? [seen] : []),
    ...(place ? [sql`(${at}, ${id}) ${beyond} (${place.at}::timestamptz, ${place.id}::uuid)`] : []),
  ]
  const submission = needsSubmission(filter)
    ? sql`JOIN submission ON submission.id = work.submission_id`
    : sql``
  const where = conditions.length > 0 ? sql`WHERE ${sql.join(conditions, sql` AND `)}` : sql``
  return sql`SELECT ${id} AS id, ${at} AS at FROM request_work AS work ${submission} ${where}
    ORDER BY ${at} ${direction}, ${id} ${direction} LIMIT ${filter.limit + 1}`
}

/**
 * The ids of one page and one more of what one of several conditions holds for. Each condition gives a page of its own, which an
 * index has in order; no index has what one of them or another holds for.
 */
const keysOfWays = (filter: WorkFilter, ways: readonly RawBuilder<boolean>[]): RawBuilder<unknown> => {
  const [first = sql<boolean>`false`, ...others] = ways
  if (others.length === 0) return keysOf(filter, first)
  const direction = directionOf(filter)
  const pages = ways.map((way) => sql`(${keysOf(filter, way)})`)
  // a request that two of them hold for is one
  return sql`SELECT id, at FROM (${sql.join(pages, sql` UNION `)}) AS seen
    ORDER BY at ${direction}, id ${direction} LIMIT ${filter.limit + 1}`
}

/**
 * SQL for the rows of requests, of which `page` is a query that gives their `id` and `at`. What a row is called and of whom it is
 * stands in it where `known` holds (`isKnownTo`).
 */
export const rowsOf = (page: RawBuilder<unknown>, known: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  SELECT page.id, page.at, submission.reference, submission.kind, submission.state, submission.flags,
    CASE WHEN ${known} THEN submission.summary->>'title' END AS title,
    CASE WHEN ${known} THEN ${senderInRequest} END AS sender,
    CASE WHEN ${known} THEN person.infix END AS infix, CASE WHEN ${known} THEN person.last_name END AS last_name,
    work.desk, work.received_at, work.due_on, work.open, work.version, work.conversation, ${isHandled} AS handled,
    owner.id AS owner_id, owner.name AS owner_name
  FROM (${page}) AS page
  JOIN request_work AS work ON work.submission_id = page.id
  JOIN submission ON submission.id = page.id
  LEFT JOIN person ON person.id = submission.person_id AND submission.attached_at IS NULL
  LEFT JOIN staff_account AS owner ON owner.id = work.owner`

/** SQL for the `id` and the `at` of one page and one more of what somebody sees, in the order in which they are read. */
export const workKeys = (
  filter: WorkFilter,
  { ways }: Pick<ListSight, 'ways'>,
): RawBuilder<Pick<WorkRow, 'id' | 'at'>> =>
  sql<Pick<WorkRow, 'id' | 'at'>>`${ways === undefined ? keysOf(filter) : keysOfWays(filter, ways)}`

/**
 * The statement of one page and one more row, in the order in which they are read: backwards where it goes back. An index gives
 * the ids in that order, however many requests there are; what a row shows is read for these ids alone.
 */
export const workPage = (filter: WorkFilter, { known, ways }: ListSight): RawBuilder<WorkRow> => {
  const direction = directionOf(filter)
  const page = workKeys(filter, { ways })
  return sql<WorkRow>`${rowsOf(page, known)} ORDER BY page.at ${direction}, page.id ${direction}`
}
