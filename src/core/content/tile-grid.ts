import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { anchor, href, icon, sentences, shortText } from './parts.ts'

/** Big links in a grid; with `search` the task search box is above them (spec 000 section 2, Search). */
export const tileGrid = blockKind(
  'tile_grid',
  {
    anchor,
    title: z.optional(shortText),
    intro: z.optional(sentences),
    search: z.optional(z.strictObject({ label: shortText, button: shortText })),
    tiles: z
      .array(z.strictObject({ title: shortText, text: z.optional(sentences), href, icon }))
      .check(z.minLength(1), z.maxLength(24)),
  },
  {
    anchor: 'diensten',
    title: 'Waar kunnen we je vandaag mee helpen?',
    intro: 'Kies een onderwerp.',
    search: { label: 'Zoek een taak', button: 'Zoek' },
    tiles: [
      {
        title: 'Klus laten doen',
        text: 'Kies zelf je momenten',
        href: '/diensten/wonen-en-onderhoud-diensten/klusservice',
        icon: 'wrench',
      },
    ],
  },
)
