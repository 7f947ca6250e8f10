import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { Context } from '../../services/context.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import type { RequestEvent } from '../../services/submissions/events.ts'
import { unflagRequest } from '../../services/submissions/flag.ts'

/** Flag of a cancellation for which staff have to find the membership (D28). */
export const toMatchFlag = 'cancellation-to-match'

/** Fault 409 with a sentence for the operator who ran a command. */
export const commandRefused = (code: string, sentence: string): Fault => new Fault(409, code, sentence)

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
  throw new Fault(404, 'not-found', `Er is geen opzegging met referentie ${reference}.`)
}

interface Resolution {
  submissionId: string
  /** The member with whom it was matched. */
  memberId?: string
  event: RequestEvent
  facts?: Ids
  action: string
}

/** Records that staff dealt with a cancellation: adds the event, removes the flag, and adds an audit row. */
export const resolveCancellation = async (
  tx: Tx,
  ctx: Context,
  { submissionId, memberId, event, facts, action }: Resolution,
): Promise<void> => {
  await recordRequestEvent(tx, ctx, submissionId, event, facts)
  await unflagRequest(tx, submissionId, toMatchFlag)
  await auditStaff({ ...ctx, database: tx }, action, { submissionId, subjectId: memberId })
}
