import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { takeBackCall as call } from '../../../core/contract/phone-calls/phone-calls-calls.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import { takeBackSeconds } from '../../../core/staff/phone-calls.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { holdOwnCall, tooLate } from './own-call.ts'

/** Seconds that a press in the last second may be under way. */
const underwaySeconds = 10

/**
 * Takes back what one noted of a call. The row stays and says that it was taken back; nothing in it says any more about whom it
 * was. Faults: 401, 403, 404, and 409 `not-now` after a minute.
 */
export const takeBackCall = async (
  ctx: RequestContext,
  { params: { id } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  return ctx.transaction(async (tx) => {
    const was = await holdOwnCall(tx, id, actor.id)
    if (ctx.clock.now() - instantOf(was.at) > (takeBackSeconds + underwaySeconds) * 1000)
      throw tooLate('Terugnemen kan tot een minuut erna. Verbeter het gesprek.')
    await tx
      .updateTable('phone_call')
      .set({ taken_back_at: nowOf(ctx), person_id: null, submission_id: null, note: null })
      .where('id', '=', id)
      .execute()
    await auditStaff({ ...ctx, database: tx }, 'phone-calls.take-back', {
      ...{ submissionId: was.submission_id, subjectId: was.person_id },
    })
    return { takenBack: true as const }
  })
}
