import { Fault } from '../../../core/kernel/fault.ts'
import { auditCounted } from '../audit/write-trail.ts'
import type { RequestContext } from '../context.ts'
import { forgetTries, type Tries, tryPassword } from '../passwords/login-attempts.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { giveFactor } from './staff-sessions.ts'
import { spendTotp } from './totp.ts'

/** Most codes that may be tried on one account in a quarter of an hour, by all sessions together. */
const mostCodes = 15

/** The counter of wrong second factors of an account. */
export const codeTries = (staffId: string): Tries => [{ name: `staff-code\0${staffId}`, most: mostCodes }]

/** The refusal of a code, which does not tell whether it was wrong, used or too old. */
export const wrongCode = () =>
  new Fault(400, 'code-wrong', 'Deze code klopt niet. Wacht op de volgende code in je app en vul die in.', {
    errors: { code: ['Deze code klopt niet. Wacht op de volgende code in je app en vul die in.'] },
  })

/**
 * Takes the second factor of the session that calls: a code of the app, or a recovery code. Each works once.
 * @throws Fault 401 without a session, 400 `code-wrong`, 429 after too many wrong codes.
 */
export const passFactor = async (ctx: RequestContext, code: string): Promise<void> => {
  const session = await ctx.staffSession()
  if (!session) throw new Fault(401, 'login-required', 'Log opnieuw in.')
  const tries = codeTries(session.staffId)
  await tryPassword(ctx, tries, async () => {
    const isRight = await ctx.transaction(async (tx) => {
      const right = /^\d{6}$/.test(code)
        ? await spendTotp(tx, ctx, session.staffId, code)
        : await spendRecoveryCode(tx, ctx, session.staffId, code)
      if (right) await giveFactor(tx, ctx, session)
      return right
    })
    if (isRight) {
      await ctx.renewStaffToken()
      return forgetTries(ctx, tries)
    }
    await auditCounted(ctx.database, ctx, {
      action: 'staff-session.factor-failed',
      subjectId: session.staffId,
    })
    throw wrongCode()
  })
}
