import { sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { House, Keeps } from '../../services/context.ts'

const before = ({ clock }: House, term: 'vve' | 'vveContacts') =>
  amsterdamDay(retentionCutOff(clock, term)).toString()

/** Removes associations that the books need no more; one that never became a member goes with its request. */
const forgetVves = async (house: House): Promise<number> => {
  const gone = await house.database
    .deleteFrom('vve_membership')
    .where((on) =>
      on.or([
        on('ends', '<', before(house, 'vve')),
        on.and([
          on('relation_id', 'is', null),
          on('applied_at', '<', retentionCutOff(house.clock, 'requests')),
        ]),
      ]),
    )
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Removes who we spoke with at an association that is no member any more. */
const forgetContacts = async (house: House): Promise<number> => {
  const nobody = sql<string>`'{}'::jsonb`
  const changed = await house.database
    .updateTable('vve_membership')
    .set({ contact: nobody })
    .where('ends', '<', before(house, 'vveContacts'))
    .where('contact', '<>', nobody)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

export const keeps: readonly Keeps[] = [
  {
    table: 'vve_membership',
    terms: ['vve', 'vveContacts', 'requests'],
    sweep: { vves: forgetVves, vveContacts: forgetContacts },
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
