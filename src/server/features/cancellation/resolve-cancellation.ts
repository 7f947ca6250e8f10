import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { Context } from '../../services/context.ts'
import { holdWork, notNow, versionAfter } from '../../services/requests/hold-work.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import type { RequestEvent } from '../../services/submissions/events.ts'
import { unflagRequest } from '../../services/submissions/flag.ts'

/** Flag of a cancellation for which staff have to find the membership (D28). */
export const toMatchFlag = 'cancellation-to-match'

/** Fault 409 with a sentence for whoever acts; `field` is where a form shows it, for what another answer there would mend. */
export const actRefused = (code: string, sentence: string, field?: 'relationId' | 'sure'): Fault =>
  new Fault(409, code, sentence, field && { errors: { [field]: [sentence] } })

/**
 * Reads the cancellation with this reference, locked until the end of the transaction.
 * @throws Fault 404.
 */
export const lockCancellation = async (tx: Tx, reference: string) => {
  const row = await tx
    .selectFrom('cancellation')
    .innerJoin('submission', 'submission.id', 'cancellation.submission_id')
    .select(['submission.id', 'submission.request', 'submission.state', 'cancellation.received_at'])
    .select(['relation_id', 'last_day', 'refused_because'])
    .where('submission.reference', '=', reference)
    .forUpdate()
    .executeTakeFirst()
  if (row) return row
  throw new Fault(404, 'not-found', `Er is geen opzegging met referentie ${reference.slice(0, 20)}.`)
}

export type HeldCancellation = Awaited<ReturnType<typeof lockCancellation>>

/**
 * Refuses an act on a cancellation that changed since somebody looked (`seen`), or that was closed. A command looks at nothing
 * before, and acts on it as it is.
 * @throws Fault 409 `changed` or `not-now`.
 */
export const mustBeAsSeen = async (tx: Tx, submissionId: string, seen: number | undefined): Promise<void> => {
  if (seen === undefined) return
  const { open } = await holdWork(tx, submissionId, seen)
  if (!open) throw notNow('Deze opzegging wacht niet meer op ons. Open de opzegging eerst weer.')
}

/**
 * Refuses what staff dealt with already, or its sender took back.
 * @throws Fault 409.
 */
export const mustWait = ({ state, relation_id, refused_because }: HeldCancellation): void => {
  if (state === 'withdrawn')
    throw actRefused('withdrawn', 'Deze opzegging is ingetrokken. Het lidmaatschap loopt door.')
  if (state === 'refused') throw actRefused('refused', `Deze opzegging is al geweigerd: ${refused_because}.`)
  if (state !== 'received')
    throw actRefused('matched', `Deze opzegging hoort al bij lidnummer ${relation_id}.`)
}

interface Resolution {
  submissionId: string
  /** The member with whom it was matched. */
  memberId?: string
  event: RequestEvent
  facts?: Ids
  action: string
  /** How they know whose it is, by a word of `core/staff/reasons.ts`. */
  reason?: string | undefined
}

/**
 * Records that staff dealt with a cancellation: adds the event, removes the flag, and adds an audit row. Answers the version that
 * the request has then.
 */
export const resolveCancellation = async (
  tx: Tx,
  ctx: Context,
  { submissionId, memberId, event, facts, action, reason }: Resolution,
): Promise<number> => {
  await recordRequestEvent(tx, ctx, submissionId, event, facts)
  await unflagRequest(tx, submissionId, toMatchFlag)
  await auditStaff({ ...ctx, database: tx }, action, { submissionId, subjectId: memberId, reason })
  return versionAfter(tx, submissionId)
}
