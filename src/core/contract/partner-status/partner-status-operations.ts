import * as z from 'zod/mini'
import { partnerStandings } from '../../partners/standing.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

const text = z.string()
const maybe = z.nullable(text)

/** Whether calls to it go through (`server/ports/circuit-breaker.ts`). */
const circuit = z.object({
  /** `open`: the partner is left alone until `until`; `probe`: the next call finds out whether it works again. */
  state: z.enum(['closed', 'failing', 'open', 'probe']),
  /** Failed calls in a row. */
  failures: z.int(),
  /** ISO 8601 instant. */
  until: maybe,
})

export const readPartners = operation({
  summary: 'Alle partners: waarmee ze hier bereikt worden, en of dat lukt.',
  answer: z.object({
    items: z.array(
      z.object({
        name: text,
        label: text,
        /** What the partner does for us. */
        about: text,
        /** The word that chose its adapter, as `smtp`; `off` where it is switched off. */
        adapter: text,
        isOff: z.boolean(),
        /** The partner of paper of a demonstration. */
        isTrial: z.boolean(),
        /** Whether a switch at `/sandbox` can make it fail. */
        hasSwitch: z.boolean(),
        /** What visitors see while it is off; null where it may not be off. */
        whenOff: maybe,
        /** As the process that answers knows it from its last call. */
        here: circuit,
        /** As all processes share it. */
        everywhere: circuit,
        /** Requests that are brought to it. Numbers end at 1,001. */
        deliveries: z.object({
          waiting: z.int(),
          /** Refused for good. */
          refused: z.int(),
          /** Failed at their last try, so that they wait for a person. */
          stuck: z.int(),
          /** Of the latest deliveries of all partners; null for one that had none among them. */
          lastDeliveredAt: maybe,
          /** The last try that failed of what still waits, by its reason in one word. */
          lastFailure: z.nullable(z.object({ reason: text, at: maybe })),
        }),
        /** How it stands for whoever has somebody on the phone. */
        standing: z.enum(partnerStandings),
        /** The one sentence to say on the phone; null where there is nothing to say. */
        toSay: maybe,
      }),
    ),
  }),
  example: {
    items: [
      {
        name: 'klusservice',
        label: 'Vakman-partner',
        about: 'Zegt welke klussen kunnen en wat ze kosten, en neemt een opdracht aan.',
        adapter: 'http',
        isOff: false,
        isTrial: false,
        hasSwitch: false,
        whenOff: 'De Klusservice toont dan alleen ons telefoonnummer en onze openingstijden.',
        here: { state: 'closed', failures: 0, until: null },
        everywhere: { state: 'open', failures: 5, until: '2026-11-29T10:00:05.000Z' },
        deliveries: {
          waiting: 2,
          refused: 0,
          stuck: 1,
          lastDeliveredAt: '2026-11-29T09:12:00.123Z',
          lastFailure: { reason: 'unreachable', at: '2026-11-29T10:00:00.123Z' },
        },
        standing: 'down',
        toSay:
          'Onze partner voor klussen is even niet bereikbaar. Je aanvraag staat veilig bij ons en gaat vanzelf door.',
      },
    ],
  },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})
