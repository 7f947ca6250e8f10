import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { startOnBehalf as call } from '../../../core/contract/on-behalf/on-behalf-calls.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { onBehalfSeconds } from '../../../core/staff/on-behalf.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { instantFromNow, nowOf, type RequestContext } from '../../services/context.ts'
import { findRunning } from '../../services/on-behalf/find-on-behalf.ts'
import { findByName } from '../../services/people/find-account.ts'
import { allowances, take } from '../../services/rate-limits/rate-limits.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/**
 * The id of the account with this member number or e-mail address; undefined where none was given. Each is counted before it is
 * looked for, as the answer tells whether somebody has it.
 * @throws Fault 400 where nobody has it, 429.
 */
const accountOf = async (
  ctx: RequestContext,
  { account, staffId }: { account: string | undefined; staffId: string },
): Promise<string | undefined> => {
  if (!account) return undefined
  await take(ctx, 'caller-account', staffId, allowances.callerAccount)
  const found = await findByName(ctx.database, account)
  if (!found?.active)
    throw invalidFields({
      account: ['We kennen niemand met dit lidnummer of e-mailadres. Je kunt dit ook leeg laten.'],
    })
  return found.id
}

/**
 * Begins a call by phone. Another one that the same colleague had running ends with it, so that a form is never filled in for two
 * callers. Faults: 401, 403, 429, 400 at the field where nobody has that number or address.
 */
export const startOnBehalf = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { id: staffId } = await memberOfStaff(ctx)
  const personId = await accountOf(ctx, { account: body.account, staffId })
  const id = await ctx.transaction(async (tx) => {
    // held, so that of two that the same colleague begins at once the second ends the first
    await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
    await tx
      .updateTable('on_behalf')
      .set({ ended_at: nowOf(ctx) })
      .where('staff_id', '=', staffId)
      .where('ended_at', 'is', null)
      .execute()
    const begun = await tx
      .insertInto('on_behalf')
      .values({
        staff_id: staffId,
        caller_name: body.name,
        person_id: personId ?? null,
        started_at: nowOf(ctx),
        ends_at: instantFromNow(ctx, onBehalfSeconds),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditStaff({ ...ctx, database: tx }, 'on-behalf.start', { subjectId: personId })
    return begun.id
  })
  const running = await findRunning(ctx, staffId)
  return {
    id,
    endsAt: instantFromNow(ctx, onBehalfSeconds),
    hasAccount: personId !== undefined,
    isMember: running?.relationId !== undefined,
  }
}
