import * as z from 'zod/mini'
import type { Block, UnknownBlock } from './kinds.ts'
import { codename, picture, shortText } from './parts.ts'
import { subjectId } from './problem-ids.ts'

/** How a page is laid out: `funnel` has the compact header and no share block above the fold. */
export const layouts = ['home', 'service', 'landing', 'content', 'funnel'] as const
export type Layout = (typeof layouts)[number]

/** An address of the site: `/`, or lower-case words joined by hyphens, without a slash at the end. */
export const pagePath = z.string().check(z.maxLength(200), z.regex(/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/))

/** A page as it is written down. Its blocks are judged one by one, so that one broken block costs only itself. */
export const pageDocument = z.strictObject({
  kind: z.literal('page'),
  codename,
  path: pagePath,
  layout: z.enum(layouts),
  title: shortText,
  /** For search engines and for our own search. */
  description: z.string().check(z.minLength(20), z.maxLength(200)),
  /** How breadcrumbs and lists call the page, when its title is long. */
  label: z.optional(shortText),
  /** Kept out of search engines and the sitemap: confirmations, forms without a text of their own. */
  hidden: z.optional(z.boolean()),
  /** Only members may read its blocks; others see its title and description, and how to become one. */
  restricted: z.optional(z.boolean()),
  /** Pages that a reader is likely to open next; the browser fetches them ahead. */
  likely: z.optional(z.array(pagePath).check(z.maxLength(3))),
  /**
   * Steps of its funnel by which the address may end too: `/…/inloggen` leads to `?step=inloggen` (D39).
   */
  entrances: z.optional(z.array(z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/))).check(z.maxLength(5))),
  /** Makes it news: its day (YYYY-MM-DD). Before that day in Amsterdam the page does not exist for visitors. */
  date: z.optional(z.iso.date()),
  /** What is shown of it elsewhere, such as in a message that somebody shares. */
  picture: z.optional(picture),
  /** Words that our own search also finds this page by. */
  keywords: z.optional(z.array(shortText)),
  /** Makes it an article about a problem of a home, which the problem finder leads to. */
  problem: z.optional(
    z.strictObject({
      /** The subject under which it is found (block `problem_finder`). */
      subject: subjectId,
      /** Other subjects under which it is found too. */
      also: z.optional(z.array(subjectId).check(z.maxLength(8))),
      /** Codenames of articles that may be what a reader of this one means, the likeliest first. */
      near: z.optional(z.array(codename).check(z.maxLength(8))),
    }),
  ),
  blocks: z.array(z.unknown()),
})
export type PageDocument = z.infer<typeof pageDocument>

/** A page that has been judged: only whole blocks, cleaned, with the amounts and numbers of today. */
export interface Page extends Omit<PageDocument, 'blocks'> {
  blocks: (Block | UnknownBlock)[]
}

/** A page as the project's own files write it: the compiler judges its blocks before any test does. */
export type PageSeed = Omit<PageDocument, 'blocks'> & { blocks: Block[] }
