import type { Tx } from '../../database/pool.ts'
import { endStaffSessionsOf } from './staff-sessions.ts'

/**
 * Takes away all that opens an account: password, app with codes, passkeys, recovery codes and sessions, those that wait for a
 * second factor too. Its invitation stays.
 * @returns how many sessions ended.
 */
export const emptyAccount = async (tx: Tx, staffId: string): Promise<number> => {
  await tx
    .updateTable('staff_account')
    .set({ password_hash: null, totp_locked: null })
    .where('id', '=', staffId)
    .execute()
  await tx.deleteFrom('staff_passkey').where('staff_id', '=', staffId).execute()
  await tx.deleteFrom('staff_recovery_code').where('staff_id', '=', staffId).execute()
  return endStaffSessionsOf(tx, staffId)
}
