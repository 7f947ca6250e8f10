import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, icon, link, rich, sentences, shortText } from './parts.ts'

export const grid = blockKind(
  'grid',
  {
    anchor,
    title: z.optional(shortText),
    intro: z.optional(sentences),
    columns: z.optional(z.union([z.literal(2), z.literal(3), z.literal(4)])),
    cells: z
      .array(z.strictObject({ title: shortText, text: rich, icon: z.optional(icon), link: z.optional(link) }))
      .check(z.minLength(2), z.maxLength(24)),
  },
  {
    title: 'Drie dingen die we beloven',
    columns: 3,
    cells: [
      { title: 'Eerlijk', text: { html: '<p>Je weet vooraf wat het kost.</p>' }, icon: 'euro' },
      {
        title: 'Dichtbij',
        text: { html: '<p>Je krijgt een mens aan de lijn.</p>' },
        link: { label: 'Contact', href: '/contact' },
      },
    ],
  },
)
