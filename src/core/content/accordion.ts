import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, rich, shortText } from './parts.ts'

/** Questions that open one by one; it works without JavaScript. */
export const accordion = blockKind(
  'accordion',
  {
    anchor,
    title: z.optional(shortText),
    items: z.array(z.strictObject({ title: shortText, text: rich })).check(z.minLength(1), z.maxLength(40)),
  },
  {
    anchor: 'vragen',
    title: 'Veelgestelde vragen',
    items: [{ title: 'Wanneer betaal ik?', text: { html: '<p>Als de klus klaar is.</p>' } }],
  },
)
