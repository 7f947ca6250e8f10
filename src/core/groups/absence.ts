import { optional } from '../fields/brick/brick.ts'
import { group } from '../fields/brick/group.ts'
import { firstDayAway, lastDayAway } from '../fields/staff/absence-days.ts'

/** The days on which a colleague is not there, both counted. Why is not asked: an illness is nobody's business here. */
export const absenceDays = group(
  {
    from: firstDayAway,
    /** Left out while nobody knows. */
    until: optional(lastDayAway),
  },
  {
    rules: [
      {
        field: 'until',
        message: 'De laatste dag ligt voor de eerste.',
        ok: ({ from, until }) => until === undefined || from <= until,
      },
    ],
  },
)
