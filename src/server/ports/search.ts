import * as z from 'zod/mini'
import {
  type Audience,
  type DocumentKind,
  documentKinds,
  type FoundDocuments,
} from '../../core/search/results.ts'
import type { Guards } from './port.ts'

export const searchName = 'search'

/** A page as it is searched. */
export interface SearchDocument {
  /** Its address. */
  href: string
  kind: DocumentKind
  title: string
  description: string
  /** Words by which it is found too, with spaces between them. */
  keywords: string
  /** Its text without mark-up. */
  body: string
  /** Only members may read its body. */
  restricted: boolean
  /** The day of news (YYYY-MM-DD). */
  date?: string | undefined
}

/** All that can be found, of one edition of the content. */
export interface SearchEdition {
  /** Grows with every publication. */
  version: number
  documents: readonly SearchDocument[]
  /** Groups of words that mean the same to those who search. */
  synonyms: readonly (readonly string[])[]
}

export interface Question {
  /** As it was typed; at most 100 characters of it are looked at. */
  text: string
  audience: Audience
  /** Only documents of these kinds; all of them where nothing is said. */
  kinds?: readonly DocumentKind[] | undefined
  /** How many results are left out before the first, and how many are wanted (1 to 50). */
  offset: number
  limit: number
}

/** A document of which the title goes on as somebody types. */
export interface Suggestion {
  href: string
  title: string
}

/** Finds documents of the site. Throws only `PartnerError('search', reason)`. */
export interface Search {
  /** Makes the index hold exactly this edition. One that is older than what it holds changes nothing. */
  index(edition: SearchEdition): Promise<void>
  find(question: Question): Promise<FoundDocuments>
  /** Documents of which words in the title begin like what was typed so far, as visitors may see them. */
  suggest(typed: string, limit: number): Promise<Suggestion[]>
}

/** An address of the site itself: `//` would lead to another. */
export const ownAddress = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(500))

const title = z.string().check(z.maxLength(500))
const part = z.object({ text: z.string().check(z.maxLength(2000)), marked: z.boolean() })

const found = z.object({
  href: ownAddress,
  kind: z.enum(documentKinds),
  title,
  excerpt: z.array(part).check(z.maxLength(200)),
  restricted: z.boolean(),
  date: z.optional(z.iso.date()),
})

/** What an answer must look like before a service sees it. */
export const searchGuards: Guards<Search> = {
  index: z.void(),
  find: z.object({
    total: z.int().check(z.nonnegative()),
    results: z.array(found).check(z.maxLength(50)),
    meant: z.optional(z.string().check(z.maxLength(200))),
  }),
  suggest: z.array(z.object({ href: ownAddress, title })).check(z.maxLength(50)),
}
