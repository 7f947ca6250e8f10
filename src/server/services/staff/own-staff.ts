import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import type { RequestContext, StaffSession } from '../context.ts'
import { findStaff, type StaffAccount } from './find-staff.ts'

/** The refusal of whoever is not, or no longer, logged in to the office. */
export const staffLoggedOut = (): Fault => new Fault(401, 'login-required', 'Log opnieuw in.')

/**
 * The account and the session of the member of staff who calls.
 * @throws Fault 401 when they were logged out, or left, since the permission was checked.
 */
export const ownStaff = async (
  ctx: RequestContext,
): Promise<{ account: StaffAccount; session: StaffSession }> => {
  const [actor, session] = [await ctx.actor(), await ctx.staffSession()]
  const account = actor.kind === 'staff' ? await findStaff(ctx.database, actor.id) : undefined
  if (!account || !session) throw staffLoggedOut()
  return { account, session }
}

/**
 * Locks an account until the end of the transaction, so that of two changes at once the second sees what the first did. It waits
 * for those who give work to this colleague (`holdStaff`), and they wait for it. Lock it before any request.
 * @throws Fault 401 for somebody who left meanwhile.
 */
export const lockStaff = async (tx: Tx, staffId: string): Promise<StaffAccount> => {
  await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).forNoKeyUpdate().execute()
  const account = await findStaff(tx, staffId)
  if (!account) throw staffLoggedOut()
  return account
}

/**
 * Holds the account of a colleague who is to have a request, until the end of the transaction: several at once may hold it, and an
 * absence, other roles or leaving comes before all that, or after it and then gives the request back. Hold it before the request is
 * locked (ADR 105). Undefined for somebody who left.
 */
export const holdStaff = async (tx: Tx, staffId: string): Promise<StaffAccount | undefined> => {
  await tx.selectFrom('staff_account').select('id').where('id', '=', staffId).forShare().execute()
  return findStaff(tx, staffId)
}
