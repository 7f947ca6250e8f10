import { sql } from 'kysely'
import type { Tx } from '../../database/pool.ts'

/** Removes mandates in the caller's transaction, together with what they were given for. */
export const removeMandates = async (tx: Tx, references: readonly (string | null)[]): Promise<void> => {
  await tx
    .deleteFrom('mandate')
    .where(sql<boolean>`reference = ANY(${references.filter((one) => one !== null)}::text[])`)
    .execute()
}
