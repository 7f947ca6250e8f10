import * as z from 'zod/mini'
import type { Guards } from './port.ts'

/** What a document is to its reader: its tag among the results. */
export const documentKinds = ['service', 'insurance', 'tool', 'news', 'problem', 'page'] as const
export type DocumentKind = (typeof documentKinds)[number]

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
  /** At most 100 characters, as they were typed. */
  text: string
  /** How many results are left out before the first, and how many are wanted. */
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
  excerpt: ExcerptPart[]
  date?: string | undefined
}

export interface FoundDocuments {
  total: number
  /** Best first. */
  results: FoundDocument[]
  /** The question as it was understood, where typing errors were forgiven. */
  meant?: string | undefined
}

/** Finds documents of the site. */
export interface Search {
  /** Makes the index hold exactly this edition. One that is older than what it holds changes nothing. */
  index(edition: SearchEdition): Promise<void>
  find(question: Question): Promise<FoundDocuments>
}

const found = z.object({
  href: z.string().check(z.startsWith('/')),
  kind: z.enum(documentKinds),
  title: z.string(),
  excerpt: z.array(z.object({ text: z.string(), marked: z.boolean() })),
  date: z.optional(z.iso.date()),
})

/** What an answer must look like before a service sees it. */
export const searchGuards: Guards<Search> = {
  index: z.void(),
  find: z.object({
    total: z.int().check(z.nonnegative()),
    results: z.array(found),
    meant: z.optional(z.string()),
  }),
}
