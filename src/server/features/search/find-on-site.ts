import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { find } from '../../../core/contract/search/search-calls.ts'
import type { contentTypes } from '../../../core/contract/search/search-operations.ts'
import type { DocumentKind, SearchResult } from '../../../core/search/results.ts'
import type { RequestContext } from '../../services/context.ts'
import { audienceOf, searchSite } from '../../services/search/search-site.ts'

const typeOf: Record<DocumentKind, (typeof contentTypes)[number]> = {
  service: 'Service',
  insurance: 'Insurance',
  tool: 'Tool',
  news: 'News',
  problem: 'Problem',
  document: 'Document',
  subsidy: 'Subsidy',
  page: 'Page',
}

const resultOf = ({ href, kind, title, excerpt, restricted, date }: SearchResult) => {
  const isMasked = restricted && excerpt.length === 0
  return {
    url: href,
    fields: {
      title,
      date: date ?? null,
      body: excerpt.map(({ text }) => text).join(''),
      contentType: isMasked ? ('Restricted' as const) : typeOf[kind],
    },
  }
}

/**
 * Searches the site; for a member also restricted documents.
 * @throws PartnerError when the search is away.
 */
export const findOnSite = async (
  ctx: RequestContext,
  { query: { q, offset = 0, limit = 10 } }: RequestOf<typeof find>,
): Promise<AnswerOf<typeof find>> => {
  const audience = audienceOf(await ctx.viewer())
  const { total, results, meant } = await searchSite(ctx, { text: q, audience, offset, limit })
  return { total, results: results.map(resultOf), meant: meant ?? null }
}
