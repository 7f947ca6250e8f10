import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import { nowOf, type OnBehalf, type RequestContext } from '../context.ts'

/**
 * Marks a request, in the transaction that takes it in, as filled in by a colleague for who called, and ends that call by phone:
 * one call, one request.
 * @throws Fault 409 where another request came of it meanwhile.
 */
export const markSent = async (
  tx: Tx,
  ctx: Pick<RequestContext, 'clock' | 'requestId' | 'actor'>,
  { id }: Pick<OnBehalf, 'id'>,
  submissionId: string,
): Promise<void> => {
  const { numUpdatedRows } = await tx
    .updateTable('on_behalf')
    .set({ submission_id: submissionId, ended_at: nowOf(ctx) })
    .where('id', '=', id)
    .where('submission_id', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new Fault(
      409,
      'on-behalf-over',
      'Dit gesprek is voorbij, of er is al iets verstuurd. Begin een nieuw gesprek bij Namens een beller.',
    )
  await auditStaff({ ...ctx, database: tx }, 'on-behalf.send', { submissionId })
}
