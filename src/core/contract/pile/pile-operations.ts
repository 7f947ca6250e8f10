import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { deskKey } from '../../fields/staff/request-filter.ts'
import { operation } from '../operation.ts'
import { absentNow, notOwnWork, staffLoginRequired } from '../refusals.ts'
import { listedExample, listedRequest } from '../requests/request-line.ts'

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
  faults: [staffLoginRequired, notOwnWork],
})

/** How much; 1,001 says that it is more than 1,000. */
const count = z.int()

export const readToday = operation({
  summary:
    'Wat vandaag op je wacht, in getallen. Een getal eindigt bij 1.001: dan zijn het er meer dan 1.000.',
  answer: z.object({
    /** What nobody has, as the list of requests shows it: late, and promised for the rest of today. */
    pileLate: count,
    pileToday: count,
    /** What is yours: late, promised for the rest of today, with a message of its sender, and waiting for its sender. */
    ownLate: count,
    ownToday: count,
    ownAnswered: count,
    ownAsked: count,
    /** Calls booked for today that nobody made yet. */
    callbacks: count,
    /** What you began and is not done: acts with several requests, and files with requests. */
    bulkActs: count,
    exports: count,
    /** Partners that are slow or down now, each with the sentence to say on the phone. */
    partners: z.array(
      z.object({
        partner: z.string(),
        label: z.string(),
        standing: z.enum(['slow', 'down']),
        toSay: z.string(),
      }),
    ),
  }),
  example: {
    ...{ pileLate: 2, pileToday: 5, ownLate: 0, ownToday: 1, ownAnswered: 1, ownAsked: 3 },
    ...{ callbacks: 1, bulkActs: 0, exports: 0 },
    partners: [
      {
        partner: 'klusservice',
        label: 'Vakman-partner',
        standing: 'down' as const,
        toSay:
          'Onze partner voor klussen is even niet bereikbaar. Je aanvraag staat veilig bij ons en gaat vanzelf door.',
      },
    ],
  },
  limit: 'office',
  faults: [staffLoginRequired, notOwnWork],
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
    notOwnWork,
    { status: 409, code: 'too-many-held', when: 'je hebt er al vijf van de stapel waar je niets mee deed' },
    absentNow,
  ],
})
