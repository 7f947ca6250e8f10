import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'
import { forgetFilesOf } from '../files/forget.ts'
import { hadItsTime } from './had-its-time.ts'

/** Removes requests with all that hangs on them: files first, as their bytes stand elsewhere. */
const forgetRequests = async (runtime: Runtime): Promise<number> => {
  const which = hadItsTime(runtime)
  await forgetFilesOf(runtime, which)
  return removeInBatches(runtime.database, 'submission', which)
}

/** Forgets where requests came from; answers of how many. */
const forgetCallers = async ({ database, clock }: Runtime): Promise<number> => {
  const { numUpdatedRows } = await database
    .updateTable('submission')
    .set({ caller: null })
    .where('caller', 'is not', null)
    .where('received_at', '<', retentionCutOff(clock, 'callers'))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export const personalData: readonly PersonalDataTable[] = [
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
  // a person finds the state that came of it
  {
    table: 'submission_event',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // which requests a desk was told of: nothing but their ids
  {
    table: 'desk_notice',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // its moments stand among the answers
  {
    table: 'appointment',
    terms: ['requests'],
    removedWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
