import * as z from 'zod/mini'
import {
  type Audience,
  type DocumentKind,
  documentKinds,
  type FoundDocuments,
} from '../../core/search/results.ts'
import type { Guards } from './port.ts'

export const searchName = 'search'

export interface SearchDocument {
  href: string
  kind: DocumentKind
  title: string
  description: string
  /** Further words by which it is found, separated by spaces. */
  keywords: string
  /** The text of the page without mark-up. */
  body: string
  restricted: boolean
  /** The day of a news item (YYYY-MM-DD). */
  date?: string | undefined
}

/** Everything that can be found, of one edition of the content. */
export interface SearchEdition {
  /** A number that grows with every publication. */
  version: number
  documents: readonly SearchDocument[]
  /** Groups of words that mean the same to those who search. */
  synonyms: readonly (readonly string[])[]
}

export interface Question {
  /** The text as it was typed; only its first 100 characters are used. */
  text: string
  audience: Audience
  /** Only documents of these kinds are found; left out, those of all kinds. */
  kinds?: readonly DocumentKind[] | undefined
  /** The number of results that are skipped, and the number that is wanted (1 to 50). */
  offset: number
  limit: number
}

export interface Suggestion {
  href: string
  title: string
}

/** The port of the search engine. Throws only `PartnerError('search', reason)`. */
export interface Search {
  /** Makes the index hold exactly this edition. An edition older than the one it holds changes nothing. */
  index(edition: SearchEdition): Promise<void>
  find(question: Question): Promise<FoundDocuments>
  /** Documents with a word in the title that begins like the typed text, as far as visitors may see them. */
  suggest(typed: string, limit: number): Promise<Suggestion[]>
}

/** An address on this site. `//` is refused, as it would lead to another site. */
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

export const searchGuards: Guards<Search> = {
  index: z.void(),
  find: z.object({
    total: z.int().check(z.nonnegative()),
    results: z.array(found).check(z.maxLength(50)),
    meant: z.optional(z.string().check(z.maxLength(200))),
  }),
  suggest: z.array(z.object({ href: ownAddress, title })).check(z.maxLength(50)),
}
