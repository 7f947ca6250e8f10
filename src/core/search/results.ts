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
  /** Only members may read its text. */
  restricted: boolean
  /** The day of news (YYYY-MM-DD). */
  date?: string | undefined
}

export interface FoundDocuments {
  total: number
  /** Best first. */
  results: FoundDocument[]
  /** The question as it was understood, where typing errors were forgiven. */
  meant?: string | undefined
}

/** A page of results. */
export interface FoundPage extends FoundDocuments {
  /** From 1. */
  page: number
  pages: number
  /** Number of its first result, from 1. */
  first: number
}
