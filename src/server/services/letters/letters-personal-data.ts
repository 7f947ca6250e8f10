import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { instantFromNow, type PersonalDataTable, type Runtime } from '../context.ts'

/**
 * Removes letters that are past their term. Those that never went anywhere go within the hour: they were written so that a name
 * or an address that we do not know gets the same work as one that we do (`writeLetter`), and strangers could pile them up.
 */
const forgetLetters = async (runtime: Runtime): Promise<number> => {
  const { database, clock } = runtime
  const over = await removeInBatches(
    database,
    'letter',
    sql`created_at < ${retentionCutOff(clock, 'letters')}::timestamptz`,
  )
  await removeInBatches(
    database,
    'letter',
    sql`person_id IS NULL AND address IS NULL AND sent_at IS NULL
      AND created_at < ${instantFromNow(runtime, -3600)}::timestamptz`,
  )
  return over
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

export const lettersPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'letter',
    terms: ['letters'],
    sweep: { letters: forgetLetters },
    exported: { letters: lettersTo },
    onDeletion: 'removed',
  },
]
