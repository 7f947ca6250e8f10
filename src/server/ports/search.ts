import * as z from 'zod/mini'
import type { Guards } from './port.ts'

export const searchName = 'search'

/** What a document is to its reader: its tag among the results. */
export const documentKinds = [
  'service',
  'insurance',
  'tool',
  'news',
  'problem',
  'document',
  'subsidy',
  'page',
] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Who searches: a visitor finds a restricted document by its title, keywords and description alone. */
export const audiences = ['visitor', 'member'] as const
export type Audience = (typeof audiences)[number]

/** Characters of a question that are looked at. */
export const longestQuestion = 100

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

/** A piece of an excerpt; one that was searched for is marked. */
export interface ExcerptPart {
  text: string
  marked: boolean
}

export interface FoundDocument {
  href: string
  kind: DocumentKind
  title: string
  /** Empty where this audience may not read it. */
  excerpt: ExcerptPart[]
  restricted: boolean
  date?: string | undefined
}

export interface FoundDocuments {
  total: number
  /** Best first. */
  results: FoundDocument[]
  /** The question as it was understood, where typing errors were forgiven. */
  meant?: string | undefined
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

const href = z.string().check(z.startsWith('/'), z.maxLength(500))
const title = z.string().check(z.maxLength(500))
const part = z.object({ text: z.string().check(z.maxLength(2000)), marked: z.boolean() })

const found = z.object({
  href,
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
  suggest: z.array(z.object({ href, title })).check(z.maxLength(50)),
}
