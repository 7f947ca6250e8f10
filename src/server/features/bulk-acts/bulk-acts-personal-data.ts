import { sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import type { PersonalDataTable, Runtime } from '../../services/context.ts'

const forgetBulkActs = ({ database, clock }: Runtime): Promise<number> =>
  removeInBatches(database, 'bulk_act', sql`made_at < ${retentionCutOff(clock, 'bulkActs')}::timestamptz`)

/** What colleagues did with several requests at once, for as long as they may want to read what became of each. */
export const bulkActsPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'bulk_act',
    terms: ['bulkActs'],
    sweep: { bulkActs: forgetBulkActs },
    notExported:
      'Of who works for the association. A note or a message in it goes to the requests that it is about, which the download has.',
    onDeletion: 'stays',
  },
  {
    table: 'bulk_act_item',
    terms: ['bulkActs'],
    removedWith: 'bulk_act',
    notExported: 'What was done with a request stands among its events, which the download has.',
    onDeletion: 'stays',
  },
]
