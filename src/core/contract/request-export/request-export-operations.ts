import * as z from 'zod/mini'
import { operation } from '../operation.ts'
import { notAllowed, staffLoginRequired } from '../refusals.ts'

export const readRequestKinds = operation({
  summary:
    'De soorten aanvragen. `GET /beheer/api/requests/export` met `kind` en `reason` geeft er een als CSV, na een verse tweede factor.',
  answer: z.object({
    items: z.array(
      z.object({
        /** The name of the call that takes the kind in. */
        kind: z.string(),
        /** What requests of this kind are called. */
        title: z.string(),
      }),
    ),
  }),
  example: { items: [{ kind: 'handyman.book', title: 'Klus boeken' }] },
  limit: 'office',
  faults: [staffLoginRequired, notAllowed],
})
