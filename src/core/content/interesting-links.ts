import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { link, shortText } from './parts.ts'

export const interestingLinks = blockKind(
  'interesting_links',
  { title: shortText, links: z.array(link).check(z.minLength(1), z.maxLength(12)) },
  { title: 'Misschien zoek je dit', links: [{ label: 'Contact', href: '/contact' }] },
)
