import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { listRequests as call } from '../../../core/contract/requests/requests-calls.ts'
import { mostListed } from '../../../core/fields/staff/request-filter.ts'
import type { RequestContext } from '../../services/context.ts'
import { narrowedBy, promisedBy } from '../../services/requests/filter-words.ts'
import { lineOf, listRequests as verb } from '../../services/requests/list.ts'
import { readPlace } from '../../services/requests/list-place.ts'
import type { WorkFilter } from '../../services/requests/work-page.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

type Query = RequestOf<typeof call>['query']

/** Of two places that are sent at once the one further on counts. */
const placesIn = ({ after, before }: Query): Pick<WorkFilter, 'after' | 'ahead'> => {
  const further = readPlace('after', after)
  return { after: further, ahead: further ? undefined : readPlace('before', before) }
}

const filterIn = async (ctx: RequestContext, query: Query): Promise<WorkFilter> => {
  const { due, partner, order, limit = mostListed } = query
  return {
    ...narrowedBy(query, (await memberOfStaff(ctx)).id),
    ...(due !== undefined && promisedBy(due, ctx.clock)),
    partner,
    limit,
    order: order === 'belofte' ? 'promise' : 'newest',
    ...placesIn(query),
  }
}

/** Lists requests for a screen. Faults: 401, 403, 400 for a place that no answer gave. */
export const listRequests = async (
  ctx: RequestContext,
  { query }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { listed, next, previous } = await verb.run(ctx, await filterIn(ctx, query))
  return { items: listed.map((one) => lineOf(ctx, one)), next, previous }
}
