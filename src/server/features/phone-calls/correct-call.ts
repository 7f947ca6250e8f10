import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { correctCall as call } from '../../../core/contract/phone-calls/phone-calls-calls.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import { correctHours } from '../../../core/staff/phone-calls.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { findAbout } from './find-about.ts'
import { holdOwnCall, tooLate } from './own-call.ts'

const hourMs = 3_600_000

/** Whether who noted a call at this instant may still correct it. */
export const isCorrectable = (at: string, now: number): boolean =>
  now - instantOf(at) <= correctHours * hourMs

/**
 * Corrects what one noted of a call. About whom it was stays, where nothing else is typed. Faults: 401, 403, 400, 404, and 409
 * `not-now` after a day.
 */
export const correctCall = async (
  ctx: RequestContext,
  { params: { id }, body: { outcome, topic, about: typed, note } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const about = await findAbout(ctx, actor, typed)
  return ctx.transaction(async (tx) => {
    const was = await holdOwnCall(tx, id, actor.id)
    if (!isCorrectable(was.at, ctx.clock.now()))
      throw tooLate('Je verbetert een gesprek tot een dag erna. Noteer een nieuw gesprek.')
    const { personId, submissionId } = about ?? { personId: was.person_id, submissionId: was.submission_id }
    await tx
      .updateTable('phone_call')
      .set({ outcome, topic, note: note ?? null, corrected_at: nowOf(ctx) })
      .set({ person_id: personId, submission_id: submissionId })
      .where('id', '=', id)
      .execute()
    await auditStaff({ ...ctx, database: tx }, 'phone-calls.correct', { submissionId, subjectId: personId })
    return { corrected: true as const }
  })
}
