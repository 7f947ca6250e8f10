import type { StaffVerb } from '../../feature.ts'
import { auditCommand } from '../../services/audit/audit-command.ts'
import type { Context } from '../../services/context.ts'
import { role } from '../../services/permissions.ts'
import { type Candidate, candidatesFor, listPending, type PendingCancellation } from './pending.ts'

export interface CancellationToMatch {
  cancellation: PendingCancellation
  candidates: Candidate[]
}

const look = async (ctx: Context, reference: string | undefined): Promise<CancellationToMatch[]> => {
  // the trail keeps which cancellations staff looked at
  await auditCommand(
    ctx,
    reference === undefined ? 'cancellations.list' : 'cancellations.show',
    reference?.slice(0, 20),
  )
  const all = await listPending(ctx.database)
  const waiting: CancellationToMatch[] = []
  for (const cancellation of all.filter((one) => reference === undefined || one.reference === reference))
    waiting.push({ cancellation, candidates: await candidatesFor(ctx, cancellation.request) })
  return waiting
}

/** Lists the cancellations that wait for staff, or the one with this reference. Used by the command `cancellations`. */
export const lookAtCancellations: StaffVerb<string | undefined, CancellationToMatch[]> = {
  may: role('member-service'),
  run: look,
}
