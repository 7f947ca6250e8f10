import type { StaffVerb } from '../../feature.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import type { Context } from '../../services/context.ts'
import { role } from '../../services/permissions.ts'
import { type Candidate, candidatesFor, listPending, type PendingCancellation } from './pending.ts'

export interface CancellationToMatch {
  cancellation: PendingCancellation
  candidates: Candidate[]
}

/** Writes into the trail whose details were laid beside a cancellation, so that each of these members can read it. */
const auditCandidates = async (ctx: Context, candidates: readonly Candidate[]): Promise<void> => {
  const acts = candidates.map(({ personId }) => ({ subjectId: personId }))
  if (acts.length > 0) await auditStaff(ctx, 'cancellation.candidates', ...acts)
}

const look = async (ctx: Context, reference: string | undefined): Promise<CancellationToMatch[]> => {
  const wanted = await listPending(ctx.database, reference)
  if (reference === undefined) await auditStaff(ctx, 'cancellations.list')
  // the trail keeps which cancellation was looked at; its sender, who was not logged in, finds it by that
  for (const { submissionId } of reference === undefined ? [] : wanted)
    await auditStaff(ctx, 'cancellations.show', { submissionId })
  const waiting: CancellationToMatch[] = []
  for (const cancellation of wanted)
    waiting.push({ cancellation, candidates: await candidatesFor(ctx, cancellation.request) })
  if (reference !== undefined)
    await auditCandidates(
      ctx,
      waiting.flatMap(({ candidates }) => candidates),
    )
  return waiting
}

/**
 * Lists the cancellations that wait for staff, or the one with this reference. Used by the command `cancellations`, and by the
 * office.
 */
export const lookAtCancellations: StaffVerb<string | undefined, CancellationToMatch[]> = {
  may: role('member-service'),
  run: look,
}
