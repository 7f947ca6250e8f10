import { sql } from 'kysely'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../../services/context.ts'
import { removeMandates } from '../../services/mandates/remove.ts'

const before = ({ clock }: Runtime, term: 'vve' | 'vveContacts') =>
  amsterdamDay(retentionCutOff(clock, term)).toString()

/** Removes associations after the term of the books, with their mandates. */
const forgetVves = async (runtime: Runtime): Promise<number> =>
  runtime.database.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('vve_membership')
      .where('ends', '<', before(runtime, 'vve'))
      .returning('mandate_reference')
      .execute()
    await removeMandates(
      tx,
      gone.map(({ mandate_reference }) => mandate_reference),
    )
    return gone.length
  })

/** Removes the contact person of associations whose membership ended longer ago than the term. */
const forgetContacts = async (runtime: Runtime): Promise<number> => {
  const nobody = sql<string>`'{}'::jsonb`
  const changed = await runtime.database
    .updateTable('vve_membership')
    .set({ contact: nobody })
    .where('ends', '<', before(runtime, 'vveContacts'))
    .where('contact', '<>', nobody)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows)
}

export const vveMembershipPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'vve_membership',
    terms: ['vve', 'vveContacts'],
    sweep: { vves: forgetVves, vveContacts: forgetContacts },
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
