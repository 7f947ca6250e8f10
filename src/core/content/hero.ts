import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { link, picture, sentences, shortText } from './parts.ts'

/** The opening of a page: its one h1. `search` adds the task search box (spec 000 section 2, Search). */
export const hero = blockKind(
  'hero',
  {
    title: shortText,
    lead: z.optional(sentences),
    picture: z.optional(picture),
    actions: z.optional(z.array(link).check(z.maxLength(2))),
    search: z.optional(
      z.strictObject({ label: shortText, button: shortText, often: z.array(link).check(z.maxLength(5)) }),
    ),
  },
  {
    title: 'Alles voor je huis, op één adres.',
    lead: 'Een klus, een keuring of goed advies.',
    picture: 'street',
    actions: [{ label: 'Bekijk alle diensten', href: '/diensten' }],
    search: {
      label: 'Waar kunnen we mee helpen?',
      button: 'Zoek',
      often: [{ label: 'lekkage', href: '/zoekresultaat?q=lekkage' }],
    },
  },
)
