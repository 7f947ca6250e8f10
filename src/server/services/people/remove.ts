import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'

/**
 * Removes accounts, with the requests that only made or changed them. Other requests stay without a person until their term is
 * over. `which` is a condition on `person`. Answers the number of accounts.
 */
export const removeAccounts = async (
  database: Database | Tx,
  { accountRequests }: Pick<Runtime, 'accountRequests'>,
  which: RawBuilder<unknown>,
): Promise<number> => {
  const removed = await sql<{ accounts: number }>`
    WITH gone AS (DELETE FROM person WHERE ${which} RETURNING id),
      requests AS (
        DELETE FROM submission USING gone WHERE submission.person_id = gone.id AND kind = ANY (${[...accountRequests]}::text[])
      )
    SELECT count(*)::int AS accounts FROM gone`.execute(database)
  return removed.rows[0]?.accounts ?? 0
}

/** Removes the requests that made or changed an account while nobody had shown that they own it. */
export const removeAccountRequests = async (
  tx: Tx,
  { accountRequests }: Pick<Runtime, 'accountRequests'>,
  personId: string,
): Promise<void> => {
  await tx
    .deleteFrom('submission')
    .where('person_id', '=', personId)
    .where('kind', 'in', accountRequests)
    .execute()
}
