import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { findRequests as call } from '../../../core/contract/request-search/request-search-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { lineOf } from '../../services/requests/list.ts'
import { searchRequests } from '../../services/requests/search.ts'

/** Finds requests for a screen. Faults: 401, 403, 400 for nothing to look for and for too much. */
export const findRequests = async (
  ctx: RequestContext,
  { body: { q } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { listed, more } = await searchRequests.run(ctx, { typed: q })
  return { items: listed.map((one) => lineOf(ctx, one)), more }
}
