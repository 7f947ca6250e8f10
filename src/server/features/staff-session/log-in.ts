import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { logIn as endpoint } from '../../../core/contract/staff-session/staff-session-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { isPassword } from '../../services/passwords/hash.ts'
import { forgetTries, tryPassword } from '../../services/passwords/login-attempts.ts'
import { findStaffByEmail, isActive, type StaffAccount } from '../../services/staff/find-staff.ts'
import { passwordTries } from '../../services/staff/staff-tries.ts'
import { warnOfGuesses } from '../../services/staff/warn-of-guesses.ts'

const failed = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'

const factorOf = ({ passkeys }: StaffAccount): AnswerOf<typeof endpoint>['factor'] =>
  passkeys > 0 ? 'passkey' : 'totp'

/**
 * Takes the password of a member of staff and starts a session that opens nothing yet: the second factor follows. That it was
 * right stands in the trail: without the factor behind it, somebody else may know it. Somebody who left or has no second factor
 * yet, which the invitation alone sets up, and a name that nobody has are refused in the words and the time of a wrong password.
 * Faults: 400 `login-failed`, 429.
 */
export const logIn = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const account = await findStaffByEmail(ctx.database, body.emailAddress)
  const tries = passwordTries(ctx, account, body.emailAddress)
  return tryPassword(ctx, tries, async (failures) => {
    const right = await isPassword(body.password, account?.passwordHash)
    if (!right || !account || !isActive(account)) {
      await auditCounted(ctx.database, ctx, { action: 'staff-session.login-failed', subjectId: account?.id })
      if (account && isActive(account)) await warnOfGuesses(ctx, account, { guessed: 'password', failures })
      throw new Fault(400, 'login-failed', failed)
    }
    await auditCounted(ctx.database, ctx, { action: 'staff-session.password', subjectId: account.id })
    await ctx.becomeStaff(account.id)
    await forgetTries(ctx, tries)
    return { factor: factorOf(account) }
  })
}
