import { sql } from 'kysely'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { nowOf, type PersonalDataTable, type Runtime } from '../../services/context.ts'
import { removeExpiredHolds } from '../../services/planning/hold.ts'
import { removePastHomes } from '../../services/planning/travel.ts'

/** Removes past events from our own calendar: nobody looks back in it, and the requests keep their times. */
const removeEventsOver = (runtime: Runtime): Promise<number> =>
  removeInBatches(runtime.database, 'calendar_event', sql`ends <= ${nowOf(runtime)}::timestamptz`)

export const planningPersonalData: readonly PersonalDataTable[] = [
  {
    table: 'reservation',
    terms: ['use'],
    sweep: { holds: removeExpiredHolds, homes: removePastHomes },
    notExported:
      'Which seat an appointment has and at which home it is, which its request tells; or what is held for some minutes.',
    onDeletion: 'stays',
  },
  {
    table: 'calendar_event',
    terms: ['use'],
    sweep: { events: removeEventsOver },
    notExported: 'When an appointment is and which request it is of, which that request tells.',
    onDeletion: 'stays',
  },
]
