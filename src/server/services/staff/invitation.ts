import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { audit } from '../audit/write-trail.ts'
import { instantFromNow, nowOf, type RequestContext, type Runtime } from '../context.ts'
import { hashPassword } from '../passwords/hash.ts'
import { checkNewPassword } from '../passwords/strength.ts'
import { hashToken, isToken, makeToken } from '../sessions/tokens.ts'
import { findStaff, type StaffAccount } from './find-staff.ts'

/** Seconds for which an invitation works. */
export const invitationSeconds = 7 * 86_400

/**
 * Makes the link by which somebody who was invited, or whose second factor was reset, chooses a password. An earlier one ends.
 * @returns the token for its address.
 */
export const inviteBy = async (tx: Tx, runtime: Runtime, staffId: string): Promise<string> => {
  const token = makeToken()
  await tx.deleteFrom('staff_invitation').where('staff_id', '=', staffId).execute()
  await tx
    .insertInto('staff_invitation')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      expires_at: instantFromNow(runtime, invitationSeconds),
    })
    .execute()
  return token
}

/** Whose invitation this is; undefined for one that was used, is over or never was. */
export const invitedBy = async (runtime: Runtime, token: string): Promise<StaffAccount | undefined> => {
  if (!isToken(token)) return undefined
  const row = await runtime.database
    .selectFrom('staff_invitation')
    .select('staff_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', nowOf(runtime))
    .executeTakeFirst()
  return row && findStaff(runtime.database, row.staff_id)
}

/**
 * Takes the password of somebody who was invited and uses the invitation up. A session begins that opens nothing until a second
 * factor is set up.
 * @throws Fault 410 for an invitation that is over, 400 for a weak password.
 */
export const acceptInvitation = async (
  ctx: RequestContext,
  token: string,
  password: unknown,
): Promise<void> => {
  const account = await invitedBy(ctx, token)
  const over = () => new Fault(410, 'link-over', 'Deze uitnodiging is gebruikt of verlopen.')
  if (!account) throw over()
  const fault = await checkNewPassword(ctx, password, account.email)
  if (fault !== undefined) throw invalidFields({ password: [fault] })
  const password_hash = await hashPassword(String(password))
  await ctx.transaction(async (tx) => {
    const used = await tx
      .deleteFrom('staff_invitation')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', nowOf(ctx))
      .executeTakeFirst()
    if (Number(used.numDeletedRows) !== 1) throw over()
    await tx.updateTable('staff_account').set({ password_hash }).where('id', '=', account.id).execute()
    await audit(tx, ctx, 'staff.accept-invitation', account.id)
  })
  await ctx.becomeStaff(account.id)
}
