import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { logIn as endpoint } from '../../../core/contract/staff-session/staff-session-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { isPassword } from '../../services/passwords/hash.ts'
import { forgetTries, type Tries, tryPassword } from '../../services/passwords/login-attempts.ts'
import { findStaffByEmail, type StaffAccount } from '../../services/staff/find-staff.ts'

/** Most passwords that may be tried on one account in a quarter of an hour; below the 40 at which they must have stopped. */
const mostPasswords = 20

const triesOn = (name: string): Tries => [{ name: `staff-login\0${name}`, most: mostPasswords }]

const failed = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'

const factorOf = ({ passkeys, hasTotp }: StaffAccount): AnswerOf<typeof endpoint>['factor'] =>
  passkeys > 0 ? 'passkey' : hasTotp ? 'totp' : 'setup'

/**
 * Takes the password of a member of staff and starts a session that opens nothing yet: the second factor follows. Somebody who
 * left, who never accepted the invitation, and a name that nobody has are refused in the words and the time of a wrong password.
 * Faults: 400 `login-failed`, 429.
 */
export const logIn = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const account = await findStaffByEmail(ctx.database, body.emailAddress)
  const tries = triesOn(account?.id ?? body.emailAddress.toLowerCase())
  return tryPassword(ctx, tries, async () => {
    if (!(await isPassword(body.password, account?.passwordHash)) || !account) {
      await auditCounted(ctx.database, ctx, { action: 'staff-session.login-failed', subjectId: account?.id })
      throw new Fault(400, 'login-failed', failed)
    }
    await ctx.becomeStaff(account.id)
    await forgetTries(ctx, tries)
    return { factor: factorOf(account) }
  })
}
