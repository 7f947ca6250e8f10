import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../context.ts'
import { forgetFilesOf } from '../files/forget.ts'
import { hadItsTime } from './kept-longer.ts'

/** Removes requests with all that hangs on them: files first, as their bytes stand elsewhere. */
const forgetRequests = async (runtime: Runtime): Promise<number> => {
  const which = hadItsTime(runtime)
  await forgetFilesOf(runtime, which)
  return removeInBatches(runtime.database, 'submission', which)
}

export const personalData: readonly PersonalDataTable[] = [
  {
    table: 'submission',
    terms: ['requests', 'insurances'],
    sweep: { requests: forgetRequests },
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
