import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

const forgetTrail = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(database, 'audit', sql`at < ${retentionCutOff(clock, 'trail')}::timestamptz`)

/** What a person did, and what others tried at their account. */
const trailOf = async ({ database }: Runtime, personId: string) => {
  const rows = await database
    .selectFrom('audit')
    .select(['at', 'action', 'times'])
    .where((on) => on.or([on('person_id', '=', personId), on('subject_id', '=', personId)]))
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ at, action, times }) => ({ at, action, ...(times > 1 && { times }) }))
}

export const auditPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'audit',
    terms: ['trail'],
    sweep: { audit: forgetTrail },
    exported: { trail: trailOf },
    onDeletion: 'stays',
  },
]
