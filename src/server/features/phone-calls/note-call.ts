import { randomUUID } from 'node:crypto'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { noteCall as call } from '../../../core/contract/phone-calls/phone-calls-calls.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { findAbout } from './find-about.ts'

/** Notes a phone call. Faults: 401, 403, 400, 404 with the sentence at `about`. */
export const noteCall = async (
  ctx: RequestContext,
  { body: { outcome, topic = 'other', about: typed, note } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const about = await findAbout(ctx, actor, typed)
  const { personId = null, submissionId = null } = about ?? {}
  const [id, at] = [randomUUID(), nowOf(ctx)]
  await ctx.transaction(async (tx) => {
    await tx
      .insertInto('phone_call')
      .values({
        ...{ id, at, topic, outcome, note: note ?? null },
        ...{ staff_id: actor.id, person_id: personId, submission_id: submissionId },
      })
      .execute()
    await auditStaff({ ...ctx, database: tx }, 'phone-calls.note', { submissionId, subjectId: personId })
  })
  return { id, at, about: about?.told ?? null }
}
