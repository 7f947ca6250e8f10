import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, link, picture, sentences, shortText } from './parts.ts'

/** Cards in a row that scrolls sideways by touch, wheel or keyboard; with a script also by buttons. */
export const carousel = blockKind(
  'carousel',
  {
    anchor,
    title: shortText,
    intro: z.optional(sentences),
    cards: z
      .array(
        z.strictObject({
          title: shortText,
          text: z.optional(sentences),
          picture: z.optional(picture),
          link: z.optional(link),
        }),
      )
      .check(z.minLength(2), z.maxLength(12)),
  },
  {
    anchor: 'verhalen',
    title: 'Wat leden meemaken',
    cards: [
      { title: 'De kraan van Fatima', text: 'Binnen een dag was de lekkage weg.', picture: 'handyman' },
      { title: 'Het dak van Piet', link: { label: 'Lees over keuren', href: '/diensten' } },
    ],
  },
)
