import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

/** Removes consents whose request was removed, once no membership depends on them and the books do not need them any more. */
const forgetConsents = async ({ database, clock }: Runtime): Promise<number> => {
  const since = retentionCutOff(clock, 'consents')
  const leansOnIt = (table: 'membership' | 'vve_membership') =>
    sql`EXISTS (SELECT FROM ${sql.table(table)} AS one
      WHERE one.relation_id = consent.relation_id AND (one.ends IS NULL OR one.ends >= ${since}::timestamptz))`
  return removeInBatches(
    database,
    'consent',
    sql`submission_id IS NULL AND NOT ${leansOnIt('membership')}
      AND NOT ${leansOnIt('vve_membership')} AND (ended_at IS NULL OR ended_at < ${since}::timestamptz)
      AND NOT EXISTS (SELECT FROM mandate WHERE mandate.relation_id = consent.relation_id
        AND (mandate.ended_at IS NOT NULL OR mandate.wording IS NOT NULL))`,
  )
}

export const consentsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'consent',
    terms: ['consents'],
    sweep: { consents: forgetConsents },
    exportedIn: 'membership',
    onDeletion: 'stays',
  },
]
