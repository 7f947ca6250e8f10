import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

/** Removes jobs that were done or failed; dead letters stay until staff have seen to them. */
const forgetJobs = async ({ database, clock }: Runtime): Promise<number> => {
  const gone = await sql`
    DELETE FROM pgboss.job WHERE state IN ('completed', 'cancelled', 'failed')
      AND completed_on < ${retentionCutOff(clock, 'jobs')}::timestamptz`.execute(database)
  return Number(gone.numAffectedRows ?? 0)
}

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'pgboss.job',
    terms: ['jobs'],
    sweep: { jobs: forgetJobs },
    notExported: 'Ids of rows only.',
    onDeletion: 'stays',
  },
]
