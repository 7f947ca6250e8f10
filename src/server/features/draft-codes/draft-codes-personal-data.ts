import { sql } from 'kysely'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type PersonalDataTable, type Runtime } from '../../services/context.ts'

const forgetCodes = (runtime: Runtime): Promise<number> =>
  removeInBatches(runtime.database, 'draft_code', sql`expires_at < ${nowOf(runtime)}::timestamptz`)

/** Forms behind a code that was read out. They go with the first use of the code, or with the hourly sweep. */
export const draftCodesPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'draft_code',
    terms: ['codes'],
    sweep: { 'draft codes': forgetCodes },
    notExported: 'A form as it stands in the browser of who fills it in, for a quarter of an hour.',
    onDeletion: 'removed',
  },
]
