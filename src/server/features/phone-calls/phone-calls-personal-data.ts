import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { outcomeInWords, topicInWords } from '../../../core/staff/phone-calls.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../../services/context.ts'

const forgetCalls = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(database, 'phone_call', sql`at < ${retentionCutOff(clock, 'calls')}::timestamptz`)

/**
 * Calls about a person, and about requests that they sent while logged in. One that was attached to the account by its e-mail
 * address alone may be somebody else's, so its calls are left out, as its notes are.
 */
const callsAbout = async ({ database }: Runtime, personId: string) => {
  const rows = await database
    .selectFrom('phone_call')
    .leftJoin('submission', 'submission.id', 'phone_call.submission_id')
    .select(['phone_call.at', 'topic', 'outcome', 'note', 'reference'])
    .where((on) =>
      on.or([
        on('phone_call.person_id', '=', personId),
        on.and([on('submission.person_id', '=', personId), on('submission.attached_at', 'is', null)]),
      ]),
    )
    .orderBy('phone_call.at')
    .execute()
  return rows.map(({ at, topic, outcome, note, reference }) => ({
    ...{ at, topic: topicInWords(topic), outcome: outcomeInWords(outcome) },
    ...(reference !== null && { reference }),
    ...(note !== null && { note }),
  }))
}

/** Phone calls that were noted. One about a request goes with it at the latest, one about an account with the account. */
export const phoneCallsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'phone_call',
    terms: ['calls'],
    sweep: { 'phone calls': forgetCalls },
    exported: { calls: callsAbout },
    onDeletion: 'removed',
  },
]
