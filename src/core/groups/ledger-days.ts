import { group } from '../fields/brick/group.ts'
import { ledgerFrom, ledgerUntil } from '../fields/staff/ledger-days.ts'
import { dayOf } from '../kernel/clock.ts'

/** The days of a list for the books, as YYYY-MM-DD: at most a year and a day. */
export const ledgerDays = group(
  { from: ledgerFrom, until: ledgerUntil },
  {
    rules: [
      {
        field: 'until',
        message: 'De laatste dag ligt voor de eerste.',
        ok: ({ from, until }) => from <= until,
      },
      {
        field: 'until',
        message: 'Kies hoogstens een jaar.',
        ok: ({ from, until }) => until <= dayOf(from).add({ years: 1 }).toString(),
      },
    ],
  },
)
