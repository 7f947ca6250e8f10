import * as z from 'zod/mini'
import type { Block, UnknownBlock } from './kinds.ts'
import { codename, picture, shortText, slugRule } from './parts.ts'
import { subjectId } from './problem-ids.ts'

/** The layouts of a page: `funnel` has the compact header and no share block above the fold. */
export const layouts = ['home', 'service', 'landing', 'content', 'funnel'] as const
export type Layout = (typeof layouts)[number]

/** An address of the site: `/`, or lower-case words joined by hyphens, without a slash at the end. */
export const pagePath = z
  .string()
  .check(
    z.maxLength(200),
    z.regex(
      /^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/,
      'Schrijf een adres als /diensten/klusservice: kleine letters, cijfers en streepjes, zonder / aan het eind.',
    ),
  )

/** A page as a document. Its blocks are validated one by one, so that one broken block does not cost the whole page. */
export const pageDocument = z.strictObject({
  kind: z.literal('page'),
  codename,
  path: pagePath,
  layout: z.enum(layouts),
  title: shortText,
  description: z.string().check(z.minLength(20), z.maxLength(200)),
  /** The short name in breadcrumbs and lists, when the title is long. */
  label: z.optional(shortText),
  /** Kept out of search engines and the sitemap, such as confirmations and forms without a text of their own. */
  hidden: z.optional(z.boolean()),
  /** Only members may read its blocks; others see its title and description, and how to become a member. */
  restricted: z.optional(z.boolean()),
  /** Pages that a reader is likely to open next; the browser fetches them ahead. */
  likely: z.optional(z.array(pagePath).check(z.maxLength(3))),
  /** Steps of its funnel that may follow the address: `/…/inloggen` leads to `?step=inloggen` (D39). */
  entrances: z.optional(
    z
      .array(z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugRule)))
      .check(z.maxLength(5)),
  ),
  /** The day (YYYY-MM-DD) that makes the page news. Before that day in Amsterdam the page does not exist for visitors. */
  date: z.optional(z.iso.date()),
  picture: z.optional(picture),
  keywords: z.optional(z.array(shortText)),
  /** Makes the page an article about a problem of a home, to which the problem finder leads. */
  problem: z.optional(
    z.strictObject({
      /** The subject under which the finder lists it (block `problem_finder`). */
      subject: subjectId,
      /** Other subjects under which the finder lists it too. */
      also: z.optional(z.array(subjectId).check(z.maxLength(8))),
      /** Codenames of articles that a reader of this one may be looking for, the likeliest first. */
      near: z.optional(z.array(codename).check(z.maxLength(8))),
    }),
  ),
  blocks: z.array(z.unknown()),
})
export type PageDocument = z.infer<typeof pageDocument>

/** A validated page: only valid blocks, cleaned, with the amounts and numbers of today. */
export interface Page extends Omit<PageDocument, 'blocks'> {
  blocks: (Block | UnknownBlock)[]
}

/** A page in the project's own files, whose blocks the compiler checks. */
export type PageSeed = Omit<PageDocument, 'blocks'> & { blocks: Block[] }
