import type { RequestState } from '../../../core/mijn/pages.ts'
import { type Conversation, conversationIn } from '../../../core/requests/conversation.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context, RequestContext } from '../context.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { placeOf } from './list-place.ts'
import { listSightOf } from './rights.ts'
import { lastNameIn, lastNameOf } from './sender-name.ts'
import { type WorkFilter, type WorkRow, workPage } from './work-page.ts'

/** A colleague, as a request names the one whose it is. */
export interface Owner {
  id: string
  name: string
}

/** A request in a list. */
export interface ListedRequest {
  reference: string
  kind: string
  /** What it is called, and the last name of its sender; null for whoever sees kinds and states alone. */
  title: string | null
  name: string | null
  /** ISO 8601 instants: when it came in, and until when its sender was promised an answer. */
  receivedAt: string
  dueOn: string
  state: RequestState
  /** Fixed words that tell staff what to look at. */
  flags: string[]
  /** Key of the desk that sees to it. */
  desk: string
  owner: Owner | null
  /** Whether it waits for staff. */
  open: boolean
  /** Whose turn it is between us and its sender: ours, theirs, or neither's. */
  conversation: Conversation | null
  isHandled: boolean
  version: number
}

/** A page of the list, and where it goes on in either direction: null at its ends. */
export interface RequestPage {
  listed: ListedRequest[]
  next: string | null
  previous: string | null
}

/** A row as lists show it. */
export const listedOf = (row: WorkRow): ListedRequest => ({
  reference: row.reference,
  kind: row.kind,
  title: row.title,
  name: lastNameIn(row.sender) ?? lastNameOf(row),
  receivedAt: row.received_at,
  dueOn: row.due_on,
  state: row.state as RequestState,
  flags: row.flags,
  desk: row.desk,
  owner: row.owner_id !== null && row.owner_name !== null ? { id: row.owner_id, name: row.owner_name } : null,
  open: row.open,
  conversation: conversationIn(row.conversation),
  isHandled: row.handled,
  version: row.version,
})

/** The same as a screen gets it: it is called by its kind for whoever may know no more. */
export const lineOf = (
  ctx: Pick<RequestContext, 'kindInWords'>,
  { title, isHandled: _, ...one }: ListedRequest,
) => ({ ...one, kindWords: title ?? ctx.kindInWords(one.kind) })

const list = async (ctx: Context, filter: WorkFilter): Promise<RequestPage> => {
  const actor = await memberOfStaff(ctx)
  await auditStaff(ctx, 'requests.list', { detail: filter.kind?.slice(0, 60) })
  const { rows: found } = await workPage(filter, listSightOf(actor)).execute(ctx.database)
  const others = found.length > filter.limit
  const rows = found.slice(0, filter.limit)
  if (filter.ahead) rows.reverse()
  const [first, last] = [rows[0], rows.at(-1)]
  const goesOn = filter.ahead !== undefined || others
  const goesBack = filter.ahead ? others : filter.after !== undefined
  return {
    listed: rows.map(listedOf),
    next: goesOn && last ? placeOf(last) : null,
    previous: goesBack && first ? placeOf(first) : null,
  }
}

/**
 * Verb of staff: lists requests, a page at a time. An adviser sees those of the own desks, finance those with money in them, an
 * operator kind and state of all.
 */
export const listRequests = { may: role('member-service', 'adviser', 'finance', 'operator'), run: list }
