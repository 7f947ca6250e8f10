/** The kinds of documents for readers: the tag of a result. */
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

/** Who searches: a visitor finds a restricted document by its title, keywords and description only. */
export const audiences = ['visitor', 'member'] as const
export type Audience = (typeof audiences)[number]

/** Most characters of a question that are read. */
export const longestQuestion = 100

/** A piece of an excerpt; words that were searched for are marked. */
export interface ExcerptPart {
  text: string
  marked: boolean
}

export interface SearchResult {
  href: string
  kind: DocumentKind
  title: string
  /** Empty where this audience may not read the document. */
  excerpt: ExcerptPart[]
  /** Whether only members may read its text. */
  restricted: boolean
  /** The day of a piece of news (YYYY-MM-DD). */
  date?: string | undefined
}

export interface FoundDocuments {
  total: number
  /** The results, the best first. */
  results: SearchResult[]
  /** The question with its typing errors corrected; left out where there were none. */
  meant?: string | undefined
}

export interface SearchResultsPage extends FoundDocuments {
  page: number
  pages: number
  /** Number of the page's first result, from 1. */
  first: number
}
