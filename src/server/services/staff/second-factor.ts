import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditCounted } from '../audit/write-trail.ts'
import type { RequestContext, StaffSession } from '../context.ts'
import { forgetTries, tryPassword } from '../passwords/login-attempts.ts'
import { findStaff } from './find-staff.ts'
import { staffLoggedOut } from './own-staff.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { giveFactor } from './staff-sessions.ts'
import { codeTries } from './staff-tries.ts'
import { spendTotp } from './totp.ts'
import { warnOfGuesses } from './warn-of-guesses.ts'

/** The refusal of a code, which does not tell whether it was wrong, used or too old. */
export const wrongCode = () => {
  const sentence = 'Deze code klopt niet. Wacht op de volgende code in je app en vul die in.'
  return new Fault(400, 'code-wrong', sentence, { errors: { code: [sentence] } })
}

/**
 * Takes the second factor of the session that calls. `isRight` judges what was given and uses it up, in the transaction that
 * writes down that it was right.
 * @throws Fault 401 without a session, what `wrong` makes, 429 after too many wrong ones.
 */
export const takeFactor = async (
  ctx: RequestContext,
  isRight: (tx: Tx, session: StaffSession) => Promise<boolean>,
  wrong: () => Fault,
): Promise<void> => {
  const session = await ctx.staffSession()
  if (!session) throw staffLoggedOut()
  const tries = await codeTries(ctx, session)
  await tryPassword(ctx, tries, async (failures) => {
    const right = await ctx.transaction(async (tx) => {
      const accepted = await isRight(tx, session)
      if (accepted) await giveFactor(tx, ctx, session)
      return accepted
    })
    if (right) {
      await ctx.renewStaffToken()
      return forgetTries(ctx, tries)
    }
    await auditCounted(ctx.database, ctx, {
      action: 'staff-session.factor-failed',
      subjectId: session.staffId,
    })
    const account = await findStaff(ctx.database, session.staffId)
    if (account) await warnOfGuesses(ctx, account, { guessed: 'code', failures })
    throw wrong()
  })
}

/**
 * Takes a code of the app, or a recovery code, as the second factor of the session that calls. Each works once.
 * @throws Fault 401 without a session, 400 `code-wrong`, 429 after too many wrong codes.
 */
export const passFactor = (ctx: RequestContext, code: string): Promise<void> =>
  takeFactor(
    ctx,
    (tx, { staffId }) =>
      /^\d{6}$/.test(code) ? spendTotp(tx, ctx, staffId, code) : spendRecoveryCode(tx, ctx, staffId, code),
    wrongCode,
  )
