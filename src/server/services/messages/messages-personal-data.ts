import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'

/** Removes drafts that nobody went on with. Their files go after that, as those that no message has. */
const forgetDrafts = async ({ database, clock }: Runtime): Promise<number> => {
  const { numDeletedRows } = await database
    .deleteFrom('reply_draft')
    .where('saved_at', '<', retentionCutOff(clock, 'drafts'))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const messagesPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'request_message',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  {
    table: 'waiting_act',
    terms: ['use'],
    removedWith: 'submission',
    notExported: 'A message that was not sent yet. A minute later it is one, or nothing.',
    onDeletion: 'stays',
  },
  {
    table: 'reply_draft',
    terms: ['use', 'requests'],
    sweep: { replyDrafts: forgetDrafts },
    notExported: 'What a colleague is writing and did not send.',
    onDeletion: 'stays',
  },
]
