import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, codename, sentences, shortText } from './parts.ts'

export const desks = blockKind(
  'desks',
  {
    anchor,
    title: z.optional(shortText),
    intro: z.optional(sentences),
    desks: z.array(codename).check(z.minLength(1), z.maxLength(12)),
  },
  { title: 'Bel ons', intro: 'We helpen je graag.', desks: ['klantenservice'] },
)
