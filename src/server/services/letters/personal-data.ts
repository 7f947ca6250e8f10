import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

const forgetLetters = async ({ database, clock }: Runtime): Promise<number> => {
  const gone = await database
    .deleteFrom('letter')
    .where('created_at', '<', retentionCutOff(clock, 'letters'))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

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

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'letter',
    terms: ['letters'],
    sweep: { letters: forgetLetters },
    exported: { letters: lettersTo },
    onDeletion: 'removed',
  },
]
