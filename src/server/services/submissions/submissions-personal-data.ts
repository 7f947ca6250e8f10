import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'
import { forgetFilesOf } from '../files/forget.ts'
import { isPastRetention } from './had-its-time.ts'

/** Removes requests with everything that belongs to them. Files go first, since their content is stored elsewhere. */
const forgetRequests = async (runtime: Runtime): Promise<number> => {
  const which = isPastRetention(runtime)
  await forgetFilesOf(runtime, which)
  return removeInBatches(runtime.database, 'submission', which)
}

/**
 * Clears the keyed hash of the sender's internet address (`caller`) from requests that are older than its term (7 days). Returns
 * of how many.
 */
const forgetCallers = async ({ database, clock }: Runtime): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable('submission')
    .set({ caller: null })
    .where('caller', 'is not', null)
    .where('received_at', '<', retentionCutOff(clock, 'callers'))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const submissionsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'submission',
    terms: ['requests', 'insurances', 'callers'],
    sweep: { requests: forgetRequests, 'callers of requests': forgetCallers },
    exportedIn: 'requests',
    onDeletion: 'unlinked',
  },
  {
    table: 'delivery',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // A person's download shows the state that came of the events, and what staff noted with them.
  {
    table: 'submission_event',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // Which desk sees to it, when it is due and whether it waits. It holds no answers.
  {
    table: 'request_work',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // Words by which staff find it. What only the account says goes with the account, the rest with the request.
  {
    table: 'staff_search',
    terms: ['requests', 'account'],
    removedWith: 'submission',
    notExported: 'Folded copies of what the download has as it was written.',
    onDeletion: 'removed',
  },
  {
    table: 'staff_search_due',
    terms: ['requests'],
    removedWith: 'submission',
    notExported: 'Ids of requests only.',
    onDeletion: 'stays',
  },
  // Which requests a desk was told of. It holds only their ids.
  {
    table: 'desk_notice',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // In a download, the moments are among the answers.
  {
    table: 'appointment',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
