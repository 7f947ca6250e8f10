import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, link, picture, rich, shortText } from './parts.ts'

export const pictureText = blockKind(
  'picture_text',
  {
    anchor,
    title: shortText,
    text: rich,
    picture,
    side: z.optional(z.enum(['left', 'right'])),
    action: z.optional(link),
  },
  {
    anchor: 'vakmensen',
    title: 'Vakmensen die we kennen',
    text: { html: '<p>Wij zoeken de vakman voor je uit.</p>' },
    picture: 'handyman',
    side: 'left',
    action: { label: 'Boek een klus', href: '/diensten' },
  },
)
