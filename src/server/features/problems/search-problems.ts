import { pageSize } from '../../../core/content/problem-ids.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { search } from '../../../core/contract/problems/problems-operations.ts'
import type { RequestContext } from '../../services/context.ts'
import { wordSearch } from '../../services/problems/problem-search.ts'
import { searchSite } from '../../services/search/search-site.ts'
import { pageOf } from './page-of.ts'

/** Searches articles about problems by words, best match first. A search that does not answer is a 503. */
export const searchProblems = async (
  ctx: RequestContext,
  { query: { q, offset = 0, limit = pageSize } }: RequestOf<typeof search>,
): Promise<AnswerOf<typeof search>> => {
  const found = await wordSearch(
    (question) => searchSite(ctx, question),
    ctx.problems(),
  )({ text: q, offset, limit })
  return pageOf({ title: q, ...found }, offset)
}
