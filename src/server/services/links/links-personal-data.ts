import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { instantFromNow, type PersonalDataTable, type Runtime } from '../context.ts'

/**
 * Removes expired links. Links without a person go within the hour, with their letters: a name that no account has gets the same
 * work as one that has (`forgottenPassword`), and what is written for it is of no use once its job ran.
 */
const forgetLinks = async (runtime: Runtime): Promise<number> => {
  const over = await removeInBatches(
    runtime.database,
    'mailed_link',
    sql`expires_at < ${retentionCutOff(runtime.clock, 'letters')}::timestamptz`,
  )
  await removeInBatches(
    runtime.database,
    'mailed_link',
    sql`person_id IS NULL AND created_at < ${instantFromNow(runtime, -3600)}::timestamptz`,
  )
  return over
}

export const linksPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'mailed_link',
    terms: ['letters', 'use'],
    sweep: { links: forgetLinks },
    exportedIn: 'letters',
    onDeletion: 'removed',
  },
]
