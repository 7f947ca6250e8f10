import * as z from 'zod/mini'
import { blockKind } from './block.ts'
import { link, shortText } from './parts.ts'

/** A short list of pages that a reader of this one may want next. */
export const interestingLinks = blockKind(
  'interesting_links',
  { title: shortText, links: z.array(link).check(z.minLength(1), z.maxLength(12)) },
  { title: 'Misschien zoek je dit', links: [{ label: 'Contact', href: '/contact' }] },
)
