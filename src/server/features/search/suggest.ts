import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { suggest } from '../../../core/contract/search/search-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { suggestTitles } from '../../services/search/search-site.ts'

/**
 * Suggests titles for what was typed so far, the same for everybody.
 * @throws PartnerError when the search is away.
 */
export const suggestAsTyped = async (
  ctx: RequestContext,
  { query: { q } }: RequestOf<typeof suggest>,
): Promise<AnswerOf<typeof suggest>> => ({
  suggestions: (await suggestTitles(ctx, q)).map(({ href, title }) => ({ url: href, title })),
})
