import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { fromNow, type PersonalDataTable, type Runtime } from '../context.ts'

/**
 * Removes links that are over. Those of nobody go within the hour, their letters along: a name that no account has gets
 * the same work as one that has (`forgottenPassword`), and what is written for it is of no use once its job ran.
 */
const forgetLinks = async (runtime: Runtime): Promise<number> => {
  const gone = await runtime.database
    .deleteFrom('mailed_link')
    .where('expires_at', '<', retentionCutOff(runtime.clock, 'letters'))
    .executeTakeFirst()
  await runtime.database
    .deleteFrom('mailed_link')
    .where('person_id', 'is', null)
    .where('created_at', '<', fromNow(runtime, -3600))
    .execute()
  return Number(gone.numDeletedRows)
}

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'mailed_link',
    terms: ['letters', 'use'],
    sweep: { links: forgetLinks },
    exportedIn: 'letters',
    onDeletion: 'removed',
  },
]
