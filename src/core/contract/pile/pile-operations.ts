import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { deskKey } from '../../fields/staff/request-filter.ts'
import { operation } from '../operation.ts'
import { absentNow, staffLoginRequired } from '../refusals.ts'
import { listedExample, listedRequest } from '../requests/requests-operations.ts'

const notAllowed = { status: 403, code: 'not-allowed', when: 'dit hoort niet bij jouw rol of loket' }

export const readPile = operation({
  summary: 'Wat wacht op wie het pakt, de eerste belofte eerst, en wat je zelf van de stapel pakte.',
  query: group({
    /** Left out: every desk that you work for. */
    desk: optional(deskKey),
  }),
  answer: z.object({
    /** At most fifty. */
    items: z.array(listedRequest),
    /** How many wait; 1,001 says that it is more than 1,000. */
    waiting: z.int(),
    /** What you took and have not done yet; `heldUntil` is the instant at which it lies on the pile again. */
    held: z.array(z.extend(listedRequest, { heldUntil: z.string() })),
  }),
  example: {
    items: [{ ...listedExample, owner: null }],
    waiting: 1,
    held: [{ ...listedExample, reference: 'K7QD-4RXM', heldUntil: '2026-11-29T10:15:00.123Z' }],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const takeNext = operation({
  summary:
    'Pakt de bovenste van de stapel: een kwartier lang van jou, en zodra je er iets mee doet voorgoed.',
  body: group({
    /** Left out: of every desk that you work for. */
    desk: optional(deskKey),
  }),
  answer: z.object({
    /** Null where nothing is left. */
    taken: z.nullable(z.object({ reference: z.string(), heldUntil: z.string() })),
  }),
  example: { taken: { reference: '7KQM-X4TF', heldUntil: '2026-11-29T10:15:00.123Z' } },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 409, code: 'too-many-held', when: 'je hebt er al vijf van de stapel waar je niets mee deed' },
    absentNow,
  ],
})
