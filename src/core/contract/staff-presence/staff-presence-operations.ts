import * as z from 'zod/mini'
import { optional } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { browserTab, isGone, isTyping, presenceSubject } from '../../fields/staff/presence.ts'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

export const lookWho = operation({
  summary: 'Zegt dat je iets open hebt, en vertelt welke collega’s het ook open hebben.',
  body: group({ subject: presenceSubject, tab: browserTab, typing: isTyping, gone: optional(isGone) }),
  answer: z.object({
    /** Who else has it open, by name, at most twenty. Nobody where it is closed. */
    others: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Whether they typed something there in the last seconds. */
        typing: z.boolean(),
        /** True for oneself, in another tab. */
        you: z.boolean(),
      }),
    ),
  }),
  example: {
    others: [{ id: '00000000-0000-4000-8000-000000000101', name: 'Sanne Bakker', typing: true, you: false }],
  },
  limit: 'office',
  byItself: true,
  faults: [
    staffLoginRequired,
    notAllowed,
    {
      status: 404,
      code: 'not-found',
      when: 'er is geen aanvraag met deze referentie, of zij is niet van jou of je loketten',
    },
  ],
})
