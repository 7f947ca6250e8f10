import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { fromNow, type House, type Keeps } from '../context.ts'

/**
 * Removes links that are over. Those of nobody go within the hour, their letters along: a name that no account has gets
 * the same work as one that has (`forgottenPassword`), and what is written for it is of no use once its job ran.
 */
const forgetLinks = async (house: House): Promise<number> => {
  const gone = await house.database
    .deleteFrom('mailed_link')
    .where('expires_at', '<', retentionCutOff(house.clock, 'letters'))
    .executeTakeFirst()
  await house.database
    .deleteFrom('mailed_link')
    .where('person_id', 'is', null)
    .where('created_at', '<', fromNow(house, -3600))
    .execute()
  return Number(gone.numDeletedRows)
}

export const keeps: readonly Keeps[] = [
  {
    table: 'mailed_link',
    terms: ['letters', 'use'],
    sweep: { links: forgetLinks },
    exportedIn: 'letters',
    onDeletion: 'removed',
  },
]
