import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import { nowOf, type Runtime } from '../context.ts'
import { removeAccounts } from './remove.ts'

/**
 * Locks an e-mail address until the end of the transaction, so that of two that give it to an account at once the second waits.
 */
export const lockEmail = async (tx: Tx, email: string): Promise<void> => {
  const name = `account-address ${email.toLowerCase()}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Whether an active account has this address. The address must be locked (`lockEmail`). */
export const isEmailInUse = async (tx: Tx, email: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('active_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Removes the accounts with this address that nobody confirmed, with their requests and links. */
export const removeUnconfirmedAccounts = async (
  tx: Tx,
  runtime: Pick<Runtime, 'accountRequests'>,
  email: string,
): Promise<void> => {
  await removeAccounts(tx, runtime, sql`lower(email) = ${email.toLowerCase()} AND active_at IS NULL`)
}

/** Makes the account active, and removes the others with its address that nobody confirmed. The address must be locked. */
export const activateAccount = async (
  tx: Tx,
  runtime: Runtime,
  { personId, email }: { personId: string; email: string },
): Promise<void> => {
  await tx
    .updateTable('person')
    .set({ active_at: nowOf(runtime) })
    .where('id', '=', personId)
    .where('active_at', 'is', null)
    .execute()
  await removeUnconfirmedAccounts(tx, runtime, email)
}
