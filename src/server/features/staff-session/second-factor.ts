import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { giveFactor as endpoint } from '../../../core/contract/staff-session/staff-session-calls.ts'
import { freshFactorSeconds } from '../../../core/staff/sessions.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import { instantFromNow, type RequestContext } from '../../services/context.ts'
import { passFactor } from '../../services/staff/second-factor.ts'

type Request = RequestOf<typeof endpoint>

/**
 * Takes the code after the password, and opens the office.
 * Faults: 401 without the password, 400 `code-wrong`, 429.
 */
export const giveFactor = async (
  ctx: RequestContext,
  { body }: Request,
): Promise<AnswerOf<typeof endpoint>> => {
  await passFactor(ctx, body.code)
  const session = await ctx.staffSession()
  await auditCounted(ctx.database, ctx, { action: 'staff-session.login', subjectId: session?.staffId })
  return { loggedIn: true }
}

/** Takes a code again, so that it counts as fresh for five minutes. Faults: 401, 400 `code-wrong`, 429. */
export const stepUp = async (ctx: RequestContext, { body }: Request): Promise<{ freshUntil: string }> => {
  await passFactor(ctx, body.code)
  const session = await ctx.staffSession()
  await auditCounted(ctx.database, ctx, { action: 'staff-session.step-up', subjectId: session?.staffId })
  return { freshUntil: instantFromNow(ctx, freshFactorSeconds) }
}
