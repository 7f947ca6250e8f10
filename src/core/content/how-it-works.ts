import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, sentences, shortText } from './parts.ts'

export const howItWorks = blockKind(
  'how_it_works',
  {
    anchor,
    title: shortText,
    steps: z
      .array(z.strictObject({ title: shortText, text: sentences }))
      .check(z.minLength(2), z.maxLength(6)),
  },
  {
    anchor: 'hoe-het-werkt',
    title: 'Zo werkt het',
    steps: [
      { title: 'Beschrijf je klus', text: 'Kies je klus uit de lijst.' },
      { title: 'Kies je momenten', text: 'Kies er minimaal drie.' },
    ],
  },
)
