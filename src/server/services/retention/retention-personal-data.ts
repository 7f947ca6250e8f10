import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

/** Removes jobs that were done or failed. Dead letters stay until staff have handled them. */
const forgetJobs = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(
    database,
    'pgboss.job',
    sql`state IN ('completed', 'cancelled', 'failed') AND completed_on < ${retentionCutOff(clock, 'jobs')}::timestamptz`,
  )

export const retentionPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'pgboss.job',
    terms: ['jobs'],
    sweep: { jobs: forgetJobs },
    notExported: 'Ids of rows only.',
    onDeletion: 'stays',
  },
]
