import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { suggest } from '../../../core/contract/search/calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { suggestTitles } from '../../services/search/search-site.ts'

/** Titles that go on as somebody types, the same for everybody. PartnerError when the search is away. */
export const suggestAsTyped = async (
  ctx: RequestContext,
  { query: { q } }: RequestOf<typeof suggest>,
): Promise<AnswerOf<typeof suggest>> => ({
  suggestions: (await suggestTitles(ctx, q)).map(({ href, title }) => ({ url: href, title })),
})
