import { type RawBuilder, sql } from 'kysely'
import { registerAccount } from '../../../core/contract/account.ts'
import { updateCommunityAlias } from '../../../core/contract/community.ts'
import type { Database, Tx } from '../../database/pool.ts'

/** Requests that were for the account itself: without it nobody has a reason to keep them. */
const forTheAccount = [registerAccount.name, updateCommunityAlias.name]

/**
 * Removes accounts with the requests that only made or changed them; other requests stay without a person until their
 * term is over. `which` is a condition on `person`. Answers how many accounts.
 */
export const removeAccounts = async (
  database: Database | Tx,
  which: RawBuilder<unknown>,
): Promise<number> => {
  const removed = await sql<{ accounts: number }>`
    WITH gone AS (DELETE FROM person WHERE ${which} RETURNING id),
      requests AS (
        DELETE FROM submission USING gone WHERE submission.person_id = gone.id AND kind = ANY (${forTheAccount}::text[])
      )
    SELECT count(*)::int AS accounts FROM gone`.execute(database)
  return removed.rows[0]?.accounts ?? 0
}

/** Removes the requests that made or changed an account of which nobody has shown that they are its owner's. */
export const removeAccountRequests = async (tx: Tx, personId: string): Promise<void> => {
  await tx
    .deleteFrom('submission')
    .where('person_id', '=', personId)
    .where('kind', 'in', forTheAccount)
    .execute()
}
