import type { Finder, FoundProblem } from '../../../core/content/problem-steps.ts'
import type { FoundDocuments, SearchResult } from '../../../core/search/results.ts'
import type { SiteQuestion } from '../search/search-site.ts'

export interface WordQuestion {
  /** At most 100 characters. */
  text: string
  offset: number
  limit: number
}

export interface FoundPart {
  /** Number of all results. */
  total: number
  problems: readonly FoundProblem[]
}

/**
 * Finds articles about problems by free words.
 * @throws what `searchSite` throws.
 */
export type WordSearch = (question: WordQuestion) => Promise<FoundPart>

/** Most results that one call of the search gives. */
const mostAtOnce = 50

/** A result as the index has it, for an article that the finder does not have: the index may be an edition ahead or behind. */
const bare = ({ href, title, excerpt }: SearchResult): FoundProblem => ({
  url: href,
  title,
  text: excerpt.map(({ text }) => text).join(''),
  picture: 'handyman',
})

/** A word search over the search port, with results as the finder has them. */
export const wordSearch =
  (search: (question: SiteQuestion) => Promise<FoundDocuments>, finder: Finder): WordSearch =>
  async ({ text, offset, limit }) => {
    const results: SearchResult[] = []
    let total = 0
    while (results.length < limit) {
      const part = await search({
        text,
        audience: 'visitor',
        kinds: ['problem'],
        offset: offset + results.length,
        limit: Math.min(mostAtOnce, limit - results.length),
      })
      total = part.total
      results.push(...part.results)
      if (part.results.length === 0 || offset + results.length >= total) break
    }
    return { total, problems: results.map((one) => finder.at(one.href) ?? bare(one)) }
  }
