import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { link, shortText } from './parts.ts'

export const taxonomies = blockKind(
  'taxonomies',
  {
    title: z.optional(shortText),
    groups: z
      .array(
        z.strictObject({ title: shortText, terms: z.array(link).check(z.minLength(1), z.maxLength(20)) }),
      )
      .check(z.minLength(1), z.maxLength(12)),
  },
  {
    title: 'Onderwerpen',
    groups: [{ title: 'Wonen', terms: [{ label: 'Klusservice', href: '/diensten' }] }],
  },
)
