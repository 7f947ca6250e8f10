import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { mailedLink } from '../../fields/link/mailed-link.ts'
import { email } from '../../fields/person/email.ts'
import { requestReference } from '../../fields/request/request-reference.ts'
import { operation } from '../operation.ts'

export const askLink = operation({
  summary:
    'Mailt een link naar wie een aanvraag verstuurde, als de referentie en het e-mailadres bij elkaar horen.',
  body: group({ reference: requestReference, emailAddress: email }),
  answer: z.object({ received: z.literal(true) }),
  example: { received: true as const },
  status: 202,
  limit: 'check',
})

export const readRequest = operation({
  summary: 'De aanvraag waar de link uit een e-mail bij hoort, en wie van de vereniging ernaar keek.',
  body: group({ token: mailedLink }),
  answer: z.object({
    /** Null for a link that belongs to no request (any more). */
    request: z.nullable(
      z.object({
        title: z.string(),
        reference: z.string(),
        /** The day in Amsterdam on which it came in. */
        receivedOn: z.iso.date(),
        /** How far it is, in a word and in a sentence. */
        state: z.string(),
        stateText: z.string(),
        /** Whether something was written about it, which `request-messages.read` tells who also has the address. */
        hasMessages: z.boolean(),
        /** Who looked at it, the newest first: a role in words, never a name. */
        looks: z.array(
          z.object({
            day: z.iso.date(),
            who: z.string(),
            what: z.string(),
            why: z.optional(z.string()),
            times: z.int(),
          }),
        ),
        /** True where there are older ones than are told. */
        more: z.boolean(),
      }),
    ),
  }),
  example: {
    request: {
      title: 'Contract laten controleren',
      reference: '7KQM-X4TF',
      receivedOn: '2026-11-20',
      state: 'Ontvangen',
      stateText: 'We hebben je aanvraag en gaan ermee aan de slag.',
      hasMessages: false,
      looks: [
        {
          day: '2026-11-21',
          who: 'Een medewerker van de ledenservice',
          what: 'bekeek je aanvraag',
          why: 'Vanwege een klacht',
          times: 1,
        },
      ],
      more: false,
    },
  },
  limit: 'lookup',
})
