import type { Finder, FoundProblem } from '../../../core/content/problem-steps.ts'
import type { FoundDocument, FoundDocuments } from '../../../core/search/results.ts'
import type { SiteQuestion } from '../search/search-site.ts'

/** What is searched for, and which part of the results is wanted. */
export interface WordQuestion {
  /** At most 100 characters. */
  text: string
  offset: number
  limit: number
}

/** A part of what was found. */
export interface FoundPart {
  /** Of all parts together. */
  total: number
  problems: readonly FoundProblem[]
}

/** Finds articles about problems by free words. Throws what the search of the site throws. */
export type WordSearch = (question: WordQuestion) => Promise<FoundPart>

/** Most results of one question to the search. */
const mostAtOnce = 50

/** The index may be an edition ahead of the finder or behind it: what it found stands there all the same. */
const bare = ({ href, title, excerpt }: FoundDocument): FoundProblem => ({
  url: href,
  title,
  text: excerpt.map(({ text }) => text).join(''),
  picture: 'handyman',
})

/** Articles that the search port finds by words, as the content has them. */
export const wordSearch =
  (search: (question: SiteQuestion) => Promise<FoundDocuments>, finder: Finder): WordSearch =>
  async ({ text, offset, limit }) => {
    const results: FoundDocument[] = []
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
