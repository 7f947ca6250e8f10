import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { audit } from '../audit/write-trail.ts'
import { instantFromNow, nowOf, type RequestContext, type Runtime } from '../context.ts'
import { hashPassword } from '../passwords/hash.ts'
import { checkNewPassword } from '../passwords/strength.ts'
import { emptyAccount } from './empty-account.ts'
import { findStaff, type StaffAccount } from './find-staff.ts'
import { lockStaff } from './own-staff.ts'

/** Seconds for which an invitation works. */
export const invitationSeconds = 7 * 86_400

/** What the signature of an invitation is for (`vault.sign`). */
const signedFor = 'staff-invitation'

/**
 * The token in the address of an invitation: its id and the signature of the id. A letter keeps the id alone, so that neither it
 * nor the database holds what opens an account.
 */
export const invitationToken = ({ vault }: Pick<Runtime, 'vault'>, id: string): string =>
  `${id}.${vault.sign(signedFor, id)}`

const tokenForm = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

const idIn = ({ vault }: Pick<Runtime, 'vault'>, token: string): string | undefined => {
  const [, id, signature = ''] = tokenForm.exec(token) ?? []
  return id && vault.isSigned(signedFor, id, signature) ? id : undefined
}

/** Ends the invitation of an account: its second factor is set up, or its colleague left. */
export const endInvitationOf = async (tx: Tx, staffId: string): Promise<void> => {
  await tx.deleteFrom('staff_invitation').where('staff_id', '=', staffId).execute()
}

/**
 * Makes the link by which somebody who was invited, or whose second factor was reset, chooses a password. An earlier one ends.
 * @returns the id of the invitation, of which `invitationToken` makes what opens it.
 */
export const inviteBy = async (tx: Tx, runtime: Pick<Runtime, 'clock'>, staffId: string): Promise<string> => {
  await endInvitationOf(tx, staffId)
  const { id } = await tx
    .insertInto('staff_invitation')
    .values({ staff_id: staffId, expires_at: instantFromNow(runtime, invitationSeconds) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Whose invitation this is; undefined for one that was used, is over or never was. */
export const invitedBy = async (runtime: Runtime, token: string): Promise<StaffAccount | undefined> => {
  const id = idIn(runtime, token)
  if (!id) return undefined
  const row = await runtime.database
    .selectFrom('staff_invitation')
    .select('staff_id')
    .where('id', '=', id)
    .where('expires_at', '>', nowOf(runtime))
    .executeTakeFirst()
  return row && findStaff(runtime.database, row.staff_id)
}

/**
 * Takes the password of somebody who was invited. A session begins that opens nothing until a second factor is set up, which uses
 * the invitation up. Until then it is the invitation that opens the account, and not the password alone: whoever did not finish
 * follows the link again.
 * @throws Fault 410 for an invitation that is over, 400 for a weak password.
 */
export const acceptInvitation = async (
  ctx: RequestContext,
  token: string,
  password: unknown,
): Promise<void> => {
  const id = idIn(ctx, token)
  const account = await invitedBy(ctx, token)
  const over = () => new Fault(410, 'link-over', 'Deze uitnodiging is gebruikt of verlopen.')
  if (!id || !account) throw over()
  const fault = await checkNewPassword(ctx, password, account.email)
  if (fault !== undefined) throw invalidFields({ password: [fault] })
  const password_hash = await hashPassword(String(password))
  await ctx.transaction(async (tx) => {
    await lockStaff(tx, account.id)
    const stands = await tx
      .selectFrom('staff_invitation')
      .select('id')
      .where('id', '=', id)
      .where('expires_at', '>', nowOf(ctx))
      .executeTakeFirst()
    if (!stands) throw over()
    // whoever came in by an older password sets up no second factor beside the one who was invited
    await emptyAccount(tx, account.id)
    await tx.updateTable('staff_account').set({ password_hash }).where('id', '=', account.id).execute()
    await audit(tx, ctx, 'staff.accept-invitation', account.id)
  })
  await ctx.becomeStaff(account.id)
}
