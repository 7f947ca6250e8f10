import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

/** What was agreed to goes after its request, once no membership leans on it and the books need it no more. */
const forgetConsents = async ({ database, clock }: Runtime): Promise<number> => {
  const since = retentionCutOff(clock, 'consents')
  const leansOnIt = (table: 'membership' | 'vve_membership') =>
    sql`EXISTS (SELECT FROM ${sql.table(table)} AS one
      WHERE one.relation_id = consent.relation_id AND (one.ends IS NULL OR one.ends >= ${since}::timestamptz))`
  const gone = await sql`
    DELETE FROM consent WHERE submission_id IS NULL AND NOT ${leansOnIt('membership')}
      AND NOT ${leansOnIt('vve_membership')} AND (ended_at IS NULL OR ended_at < ${since}::timestamptz)
      AND NOT EXISTS (SELECT FROM mandate WHERE mandate.relation_id = consent.relation_id
        AND (mandate.ended_at IS NOT NULL OR mandate.wording IS NOT NULL))`.execute(database)
  return Number(gone.numAffectedRows ?? 0)
}

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'consent',
    terms: ['consents'],
    sweep: { consents: forgetConsents },
    exportedIn: 'membership',
    onDeletion: 'stays',
  },
]
