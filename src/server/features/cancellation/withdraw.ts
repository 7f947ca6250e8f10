import { withdrawCancellation as endpoint } from '../../../core/contract/cancellation/cancellation-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { audit } from '../../services/audit/write-trail.ts'
import { actingPerson, nowOf, type RequestContext } from '../../services/context.ts'
import { writeInTurn } from '../../services/letters/turn.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { activeCancellations, toActiveCancellation } from './active-cancellation.ts'
import { cancellationWithdrawn } from './cancellation-letters.ts'
import { withdrawnEvent } from './cancellation-request.ts'

/** Fault 409; also when the cancellation was withdrawn at the same moment on another screen, or its last day has just passed. */
const nothingToWithdraw = () =>
  new Fault(409, 'no-cancellation', 'Er loopt geen opzegging die je kunt intrekken.')

/**
 * Withdraws the active cancellation of the person who asks: the membership goes on. Of two calls at once the second is refused,
 * and so is one whose membership ended while it waited for the lock. Faults: 401, 409 `no-cancellation`.
 */
export const withdraw = async (ctx: RequestContext): Promise<AnswerOf<typeof endpoint>> => {
  const personId = await actingPerson(ctx)
  if (personId === undefined) throw nothingToWithdraw()
  return ctx.accept(async (tx) => {
    await tx
      .selectFrom('membership')
      .select('relation_id')
      .where('person_id', '=', personId)
      .forUpdate()
      .execute()
    const running = toActiveCancellation(await activeCancellations(tx, ctx, personId).executeTakeFirst())
    if (!running) throw nothingToWithdraw()
    const { submissionId, relationId, reference } = running
    await tx
      .updateTable('cancellation')
      .set({ withdrawn_at: nowOf(ctx) })
      .where('submission_id', '=', submissionId)
      .execute()
    await tx.updateTable('membership').set({ ends: null }).where('relation_id', '=', relationId).execute()
    await recordRequestEvent(tx, ctx, submissionId, withdrawnEvent)
    await audit(tx, ctx, endpoint.name, submissionId)
    await writeInTurn(tx, ctx, { letter: cancellationWithdrawn, personId, facts: { reference } })
    return { reference }
  })
}
