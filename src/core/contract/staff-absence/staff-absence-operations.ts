import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { staffId } from '../../fields/staff/staff-id.ts'
import { absenceDays } from '../../groups/absence.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const colleague = group({ id: staffId })
const staffUnknown = { status: 404, code: 'staff-unknown', when: 'er werkt hier niemand met dit account' }

/** How many open requests lie on the pile again; 0 where the first day is still to come. */
const returned = z.object({ returned: z.int() })
/** False where no absence was known. */
const ended = z.object({ ended: z.boolean() })

const rules = { '': { words: 'De laatste dag ligt niet voor de eerste.' } }

export const listAbsence = operation({
  summary: 'Welke collega’s er niet zijn, vandaag of later. Waarom staat er niet bij.',
  answer: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The first day and the last, both counted, as YYYY-MM-DD; null where nobody knows the last one yet. */
        fromDay: z.string(),
        untilDay: z.nullable(z.string()),
      }),
    ),
  }),
  example: {
    items: [
      {
        id: '00000000-0000-4000-8000-000000000101',
        name: 'Sanne Bakker',
        fromDay: '2026-11-29',
        untilDay: '2026-12-04',
      },
    ],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const reportAbsence = operation({
  summary: 'Zegt dat je er niet bent. Je open aanvragen liggen vanaf de eerste dag weer op de stapel.',
  body: absenceDays,
  answer: returned,
  example: { returned: 3 },
  rules,
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const endAbsence = operation({
  summary: 'Zegt dat je er weer bent.',
  answer: ended,
  example: { ended: true },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const reportAbsenceOf = operation({
  summary:
    'Zegt dat een collega er niet is. Diens open aanvragen liggen vanaf de eerste dag weer op de stapel.',
  params: colleague,
  body: absenceDays,
  answer: returned,
  example: { returned: 3 },
  rules,
  limit: 'office',
  faults: [staffLoginRequired, notAllowed, staffUnknown],
})

export const endAbsenceOf = operation({
  summary: 'Zegt dat een collega er weer is.',
  params: colleague,
  answer: ended,
  example: { ended: true },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed, staffUnknown],
})
