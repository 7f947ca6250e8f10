import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { changePassword as endpoint } from '../../../core/contract/staff-account/staff-account-calls.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { audit, auditCounted } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { hashPassword, isPassword } from '../../services/passwords/hash.ts'
import { forgetTries, type Tries, tryPassword } from '../../services/passwords/login-attempts.ts'
import { checkNewPassword } from '../../services/passwords/strength.ts'
import type { StaffAccount } from '../../services/staff/find-staff.ts'
import { staffPasswordChanged } from '../../services/staff/own-account-letters.ts'
import { ownStaff } from '../../services/staff/own-staff.ts'
import { endOtherStaffSessions } from '../../services/staff/staff-sessions.ts'

/**
 * Most passwords that may be tried here in a quarter of an hour. Those at the login have a count of their own, so that strangers
 * keep nobody from changing theirs; together they stay below the 40 at which both must have stopped.
 */
const mostPasswords = 15

const triesOn = (staffId: string): Tries => [{ name: `staff-password\0${staffId}`, most: mostPasswords }]

const confirm = (ctx: RequestContext, account: StaffAccount, password: string): Promise<void> => {
  const tries = triesOn(account.id)
  return tryPassword(ctx, tries, async () => {
    if (await isPassword(password, account.passwordHash)) return forgetTries(ctx, tries)
    await auditCounted(ctx.database, ctx, { action: 'staff-account.password-failed', subjectId: account.id })
    throw invalidFields({ currentPassword: ['Dit is niet je huidige wachtwoord.'] })
  })
}

/**
 * Changes the caller's password and ends their other sessions; this one goes on by a new token. Of two calls at once the second
 * is refused. Faults: 400 with errors under `currentPassword` and `password`, 401, 429.
 */
export const changePassword = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { account, session } = await ownStaff(ctx)
  await confirm(ctx, account, body.currentPassword)
  const weak = await checkNewPassword(ctx, body.password, account.email)
  if (weak) throw invalidFields({ password: [weak] })
  if (body.password === body.currentPassword)
    throw invalidFields({ password: ['Kies een ander wachtwoord dan je huidige.'] })
  const password_hash = await hashPassword(body.password)
  await ctx.transaction(async (tx) => {
    // written only when the password is still the one that was given
    const written = await tx
      .updateTable('staff_account')
      .set({ password_hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.passwordHash ?? '')
      .executeTakeFirst()
    if (Number(written.numUpdatedRows) !== 1)
      throw invalidFields({ currentPassword: ['Je wachtwoord is net al gewijzigd. Vul het nieuwe in.'] })
    await endOtherStaffSessions(tx, session)
    await audit(tx, ctx, 'staff-account.change-password', account.id)
    await writeLetter(tx, ctx, {
      letter: staffPasswordChanged,
      personId: undefined,
      address: account.email,
    })
  })
  await ctx.renewStaffToken()
  return { changed: true }
}
