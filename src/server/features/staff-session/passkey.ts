import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { givePasskey as endpoint } from '../../../core/contract/staff-session/staff-session-calls.ts'
import { freshFactorSeconds } from '../../../core/staff/sessions.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import { instantFromNow, type RequestContext } from '../../services/context.ts'
import { passPasskey } from '../../services/staff/show-passkey.ts'

/**
 * Takes a passkey: after the password it opens the office, in an open session it counts as fresh for five minutes.
 * Faults: 401 without the password, 409 `passkey-not-here`, 400 `passkey-wrong`, 429.
 */
export const givePasskey = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const before = await ctx.staffSession()
  await passPasskey(ctx, body.response)
  if (before?.factorAt !== undefined) {
    await auditCounted(ctx.database, ctx, { action: 'staff-session.step-up', subjectId: before.staffId })
    return { loggedIn: true, freshUntil: instantFromNow(ctx, freshFactorSeconds) }
  }
  await auditCounted(ctx.database, ctx, { action: 'staff-session.login', subjectId: before?.staffId })
  return { loggedIn: true }
}
