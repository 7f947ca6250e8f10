import type { StaffVerb } from '../../feature.ts'
import { auditCommand } from '../../services/audit/command.ts'
import type { StaffContext } from '../../services/context.ts'
import { staff } from '../../services/permissions.ts'
import { type Candidate, candidatesFor, listPending, type PendingCancellation } from './pending.ts'

/** A cancellation that waits for staff, with the members who could be meant. */
export interface Waiting {
  cancellation: PendingCancellation
  candidates: Candidate[]
}

const look = async (ctx: StaffContext, reference: string | undefined): Promise<Waiting[]> => {
  // whose answers were looked at
  await auditCommand(
    ctx,
    reference === undefined ? 'cancellations.list' : 'cancellations.show',
    reference?.slice(0, 20),
  )
  const all = await listPending(ctx.database)
  const waiting: Waiting[] = []
  for (const cancellation of all.filter((one) => reference === undefined || one.reference === reference))
    waiting.push({ cancellation, candidates: await candidatesFor(ctx, cancellation.request) })
  return waiting
}

/** For staff, by the command `cancellations`: all that wait, or the one with this reference. */
export const lookAtCancellations: StaffVerb<string | undefined, Waiting[]> = { may: staff, run: look }
