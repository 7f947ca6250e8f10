import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { deadLetterIds } from '../../fields/staff/dead-letter.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const text = z.string()
const maybe = z.nullable(text)

export const listDeadLetters = operation({
  summary: 'Wat bij de laatste poging mislukte en op iemand wacht, het nieuwste eerst: hoogstens 200.',
  answer: z.object({
    items: z.array(
      z.object({
        id: text,
        /** The name of its queue; `core/dead-letters/queue-words.ts` has its words. */
        queue: text,
        /** ISO 8601 instant of the last try. */
        since: text,
        /** How often it was tried; null where that was not kept. */
        tries: z.nullable(z.int()),
        /** Who was asked: the name of a partner, and what it is called; null where the work asks nobody. */
        partner: z.nullable(z.object({ name: text, label: text })),
        /** Why the partner did not do it, in one word; null where that was not kept. */
        reason: maybe,
        /** What kind of failure it was: of a partner, one that no other try can mend, or of the site. */
        failure: z.nullable(z.enum(['partner', 'for-good', 'other'])),
        /** The request that it is about; null where it is about none, or one that was removed. */
        request: z.nullable(z.object({ reference: text, kind: text, kindWords: text })),
      }),
    ),
    /** Whether there are more than are listed. */
    more: z.boolean(),
  }),
  example: {
    items: [
      {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
        queue: 'partner.deliver',
        since: '2026-11-29T10:00:00.123Z',
        tries: 3001,
        partner: { name: 'klusservice', label: 'Vakman-partner' },
        reason: 'unreachable',
        failure: 'partner',
        request: { reference: '7KQM-X4TF', kind: 'handyman.book', kindWords: 'Klus boeken' },
      },
    ],
    more: false,
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})

export const retryDeadLetters = operation({
  summary: 'Verstuurt opnieuw wat bleef liggen. Een partner doet het één keer, hoe vaak het ook gaat.',
  body: group({ ids: deadLetterIds }),
  answer: z.object({
    /** How many go again. */
    sent: z.int(),
    /** A sentence about those that were no longer there; null where all went. */
    told: maybe,
  }),
  example: { sent: 1, told: null },
  limit: 'office',
  faults: [
    staffLoginRequired,
    notAllowed,
    { status: 404, code: 'not-found', when: 'dit bleef niet liggen, of niet voor jouw rol' },
    { status: 409, code: 'changed', when: 'een collega was je voor; de zin zegt wie en wanneer' },
  ],
})
