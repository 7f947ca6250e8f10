import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { link, sentences, shortText } from './parts.ts'

/** A band in the theme's deep colour that asks the reader for one thing, with the reasons beside it. */
export const callToAction = blockKind(
  'call_to_action',
  {
    title: shortText,
    text: z.optional(sentences),
    action: link,
    points: z.optional(z.array(sentences).check(z.maxLength(5))),
  },
  {
    title: 'Lid zijn loont',
    text: 'Leden betalen minder voor keuringen en advies.',
    action: { label: 'Word lid', href: '/lidmaatschap/lid-worden' },
    points: ['Bel onze juristen zo vaak als je wilt.'],
  },
)
