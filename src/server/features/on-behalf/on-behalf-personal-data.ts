import { sql } from 'kysely'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type PersonalDataTable, type Runtime } from '../../services/context.ts'

/** Removes calls by phone that are over and of which nothing was sent; answers how many. */
const forgetUnsent = (runtime: Runtime): Promise<number> =>
  removeInBatches(
    runtime.database,
    'on_behalf',
    sql`submission_id IS NULL AND (ended_at IS NOT NULL OR ends_at < ${nowOf(runtime)}::timestamptz)`,
  )

/** For whom a colleague fills in a form. What marks a request goes with that request. */
export const onBehalfPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'on_behalf',
    terms: ['use', 'requests'],
    sweep: { onBehalf: forgetUnsent },
    notExported: 'The request that came of it is in the download; this adds what the caller was called.',
    onDeletion: 'unlinked',
  },
]
