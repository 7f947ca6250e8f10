import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { RequestState } from '../../../core/mijn/pages.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import type { FrozenSummary } from '../submissions/read-submission.ts'
import { sightOf } from './rights.ts'

export interface TimelineEntry {
  /** ISO 8601 instant. */
  at: string
  event: string
  /** Details of the event: which partner, which appointment, why. */
  facts: Ids
  actor: string
  /** Who typed the command, or which call caused it. */
  by: string | null
  note: string | null
}

export interface RequestDetails {
  id: string
  reference: string
  kind: string
  title: string
  /** ISO 8601 instant. */
  receivedAt: string
  state: RequestState
  /** ISO 8601 instant before which its sender was promised to hear; null for one that waits for nobody. */
  dueOn: string | null
  /** Fixed words that tell staff what to look at. */
  flags: string[]
  answers: readonly FrozenAnswer[]
  moments: { starts: string; ends: string; confirmed: boolean }[]
  deliveries: { partner: string; state: string; reason: string | null }[]
  /** Empty for whoever opens what is not their own work. */
  files: { id: string; name: string; contentType: string; bytes: number }[]
  timeline: TimelineEntry[]
}

export const findRequestByReference = async (ctx: Pick<Context, 'database'>, reference: string) => {
  const row = await ctx.database
    .selectFrom('submission')
    .select(['id', 'kind', 'desk', 'reference', 'received_at', 'state', 'summary', 'flags'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (!row) throw new Fault(404, 'not-found', `Er is geen aanvraag met referentie ${reference}.`)
  return row
}

/** A request that somebody opens. */
export interface Opening {
  reference: string
  /** A word of `core/staff/reasons.ts`, for what is not their own work. */
  reason?: string | undefined
}

const show = async (ctx: Context, { reference, reason: given }: Opening): Promise<RequestDetails> => {
  const row = await findRequestByReference(ctx, reference)
  const { isOwn, reason } = await sightOf(ctx, row, given)
  // the trail records whose answers were read, before they are
  await auditStaff(ctx, 'requests.show', { submissionId: row.id, reason })
  const { database } = ctx
  const of = { id: row.id }
  const [work, moments, deliveries, files, events] = await Promise.all([
    database
      .selectFrom('request_work')
      .select('due_on')
      .where('submission_id', '=', of.id)
      .where('open', '=', true)
      .executeTakeFirst(),
    database
      .selectFrom('appointment')
      .select(['starts', 'ends', 'confirmed'])
      .where('submission_id', '=', of.id)
      .orderBy('number')
      .execute(),
    database
      .selectFrom('delivery')
      .select(['partner', 'state', 'last_reason as reason'])
      .where('submission_id', '=', of.id)
      .orderBy('partner')
      .execute(),
    database
      .selectFrom('file')
      .select(['id', 'name', 'content_type as contentType', 'bytes'])
      .where('submission_id', '=', of.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    database
      .selectFrom('submission_event')
      .select(['at', 'event', 'facts', 'actor', 'request_id as by', 'note'])
      .where('submission_id', '=', of.id)
      .orderBy('id')
      .execute(),
  ])
  const { title, office } = row.summary as FrozenSummary
  return {
    ...{ id: row.id, reference: row.reference, kind: row.kind, title, receivedAt: row.received_at },
    ...{ state: row.state as RequestState, dueOn: work?.due_on ?? null, flags: row.flags, answers: office },
    ...{ moments, deliveries, files: isOwn ? files : [] },
    timeline: events.map((one) => ({ ...one, facts: one.facts as Ids })),
  }
}

/**
 * Verb of staff: shows one request, with its answers, files and events. What is not of the own desks (and for finance all of it)
 * is opened with a reason, and without its files.
 * @throws Fault 404, 403 `reason-needed`, 400.
 */
export const showRequest = { may: role('member-service', 'adviser', 'finance'), run: show }
