import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

const forgetLetters = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(database, 'letter', sql`created_at < ${retentionCutOff(clock, 'letters')}::timestamptz`)

const lettersTo = async ({ database }: Runtime, personId: string) => {
  const rows = await database
    .selectFrom('letter')
    .select(['kind', 'created_at', 'sent_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, created_at, sent_at }) => ({
    about: kind,
    writtenAt: created_at,
    ...(sent_at !== null && { sentAt: sent_at }),
  }))
}

export const lettersPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'letter',
    terms: ['letters'],
    sweep: { letters: forgetLetters },
    exported: { letters: lettersTo },
    onDeletion: 'removed',
  },
]
