import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { House, Keeps } from '../context.ts'
import { forgetFilesOf } from '../files/forget.ts'

/** Removes requests with all that hangs on them: files first, as their bytes stand elsewhere. */
const forgetRequests = async (house: House): Promise<number> => {
  const before = retentionCutOff(house.clock, 'requests')
  await forgetFilesOf(house, before)
  const gone = await house.database
    .deleteFrom('submission')
    .where('received_at', '<', before)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export const keeps: readonly Keeps[] = [
  {
    table: 'submission',
    terms: ['requests'],
    sweep: { requests: forgetRequests },
    exportedIn: 'requests',
    onDeletion: 'unlinked',
  },
  {
    table: 'delivery',
    terms: ['requests'],
    goesWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // a person finds the state that came of it
  {
    table: 'submission_event',
    terms: ['requests'],
    goesWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
  // its moments stand among the answers
  {
    table: 'appointment',
    terms: ['requests'],
    goesWith: 'submission',
    exportedIn: 'requests',
    onDeletion: 'stays',
  },
]
