import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import type { AppointmentState, RequestState } from '../../../core/mijn/pages.ts'
import { type Conversation, conversationIn } from '../../../core/requests/conversation.ts'
import type { RequestAct } from '../../../core/requests/request-acts.ts'
import { appointmentsOf } from '../appointments/read-appointments.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { type Correction, correctionsOf } from '../submissions/corrections.ts'
import { mayHappen } from '../submissions/events.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'
import {
  consentsOf,
  deliveriesOf,
  filesOf,
  type OtherRequest,
  othersOf,
  paymentsOf,
  type RequestConsent,
  type RequestDelivery,
  type RequestFile,
  type RequestPayment,
} from './around.ts'
import { type FoundRequest, findRequestByReference } from './find.ts'
import { type HandOver, handOversOf } from './hand-over.ts'
import type { Owner } from './list.ts'
import { declined } from './requests-request-events.ts'
import { mayNote, type Sight, sightOf } from './rights.ts'
import { lastNameIn, lastNameOf } from './sender-name.ts'
import { type TimelineEntry, timelineOf } from './timeline.ts'

export interface RequestDetails {
  id: string
  reference: string
  kind: string
  title: string
  /** The last name of its sender; null where none is known. */
  name: string | null
  /** ISO 8601 instant. */
  receivedAt: string
  state: RequestState
  /** Fixed words that tell staff what to look at. */
  flags: string[]
  /** Key of the desk that sees to it, and until when its sender was promised an answer; null where nobody sees to it. */
  desk: string | null
  dueOn: string | null
  owner: Owner | null
  /** Whether it waits for staff. */
  open: boolean
  /** Goes up with every change that a colleague may have to know; 0 where nobody sees to it. */
  version: number
  /** Whether it is the own work of whoever looks. */
  isOwn: boolean
  answers: readonly FrozenAnswer[]
  appointments: {
    number: number
    start: string
    end: string
    state: AppointmentState
    place: string | null
  }[]
  deliveries: RequestDelivery[]
  /** Empty for whoever opens what is not their own work. */
  files: RequestFile[]
  payments: RequestPayment[]
  others: OtherRequest[]
  consents: RequestConsent[]
  timeline: TimelineEntry[]
  /** Whose turn it is between us and its sender. */
  conversation: Conversation | null
  /** What may be done with it now by whoever looks. */
  acts: RequestAct[]
  /** What answers were corrected to, the oldest first. */
  corrections: Correction[]
  /** Until when it is theirs who looks and took it from the pile; null where it is somebody else's, or theirs for good. */
  heldUntil: string | null
  /** Partners that do not have it, to which whoever looks may hand it over. */
  handOverTo: HandOver[]
}

/** A request that somebody opens. */
export interface Opening {
  reference: string
  /** A word of `core/staff/reasons.ts`, for what is not their own work. */
  reason?: string | undefined
}

/** What the verbs would not refuse now. */
const actsOn = async (
  ctx: Context,
  row: FoundRequest,
  { isOwn }: Sight,
  handOverTo: readonly HandOver[],
): Promise<RequestAct[]> => {
  if (row.version === null || !(await mayNote(ctx, row))) return []
  if (!isOwn) return ['note']
  if (!row.open) return ['message', 'note', 'reopen']
  const { id: me } = await memberOfStaff(ctx)
  const canRefuse = ctx.refusable.includes(row.kind) && mayHappen(declined, row.state as RequestState)
  return [
    // what one holds from the pile for a while is kept by taking it
    ...(row.owner === me && row.claimed_until === null ? [] : ['claim' as const]),
    ...(['message', 'ask', 'done', 'assign'] as const),
    ...(handOverTo.length > 0 ? ['hand-over' as const] : []),
    'note',
    ...(canRefuse ? ['refuse' as const] : []),
  ]
}

const heldUntilOf = async (ctx: Context, row: FoundRequest): Promise<string | null> =>
  row.open && row.owner === (await memberOfStaff(ctx)).id ? row.claimed_until : null

const momentsOf = async (ctx: Context, submissionId: string): Promise<RequestDetails['appointments']> => {
  const all = await appointmentsOf(ctx, submissionId)
  return all.map(({ number, start, end, state, place = null }) => ({ number, start, end, state, place }))
}

const show = async (ctx: Context, { reference, reason: given }: Opening): Promise<RequestDetails> => {
  const row = await findRequestByReference(ctx, reference)
  const sight = await sightOf(ctx, row, given)
  // the trail records whose answers were read, before they are
  await auditStaff(ctx, 'requests.show', { submissionId: row.id, reason: sight.reason })
  const { title, office } = row.summary as FrozenSummary
  const deliveries = await deliveriesOf(ctx, row.id, await memberOfStaff(ctx))
  const handOverTo = sight.isOwn && row.open ? handOversOf(ctx, row, deliveries) : []
  return {
    ...{ id: row.id, reference: row.reference, kind: row.kind, title, receivedAt: row.received_at },
    ...{ state: row.state as RequestState, flags: row.flags, answers: office, isOwn: sight.isOwn },
    ...{ desk: row.work_desk, dueOn: row.due_on, open: row.open ?? false, version: row.version ?? 0 },
    name: lastNameIn(row.sender) ?? lastNameOf(row),
    owner: row.owner !== null && row.owner_name !== null ? { id: row.owner, name: row.owner_name } : null,
    appointments: await momentsOf(ctx, row.id),
    deliveries,
    files: sight.isOwn ? await filesOf(ctx, row.id) : [],
    payments: await paymentsOf(ctx, row.id),
    others: await othersOf(ctx, row),
    consents: await consentsOf(ctx, row.id),
    timeline: await timelineOf(ctx.database, row.id),
    conversation: conversationIn(row.conversation),
    acts: await actsOn(ctx, row, sight, handOverTo),
    corrections: await correctionsOf(ctx.database, row.id),
    heldUntil: await heldUntilOf(ctx, row),
    handOverTo,
  }
}

/**
 * Verb of staff: shows one request, with its answers, files and events. What is not of the own desks (and for finance all of it)
 * is opened with a reason, and without its files.
 * @throws Fault 404, 403 `reason-needed`, 400.
 */
export const showRequest = { may: role('member-service', 'adviser', 'finance'), run: show }
