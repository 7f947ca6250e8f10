import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import { register as operation } from '../../../core/contract/financial-plan/financial-plan-operations.ts'
import { noSuchChoice } from '../../../core/fields/brick/choice.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'
import { acceptMeeting, readMeeting } from '../../services/meetings/take-meeting.ts'
import { knownSender } from '../../services/people/user-information.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { priceToday } from '../../services/prices/prices.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { planKind } from './financial-plan-request.ts'
import { readScenarios } from './scenarios.ts'

const endpoint = endpointOf(call, operation)

/**
 * Plans a talk for a financial plan at an office, by video or by phone. It needs no membership and makes none (D55). Faults: 400
 * with errors at their fields, 409 `slot-taken` and `price-changed`, 429.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const scenarios = await readScenarios(ctx)
  if (body.scenarios.some(({ name }) => !scenarios.some(({ code }) => code === name)))
    throw invalidFields({ scenarios: [noSuchChoice] })
  const meeting = await readMeeting(ctx, body.appointment)
  await refuseRestricted(ctx, body.financialPlanData, 'financialPlanData.houseNumber')
  const financialPlanData = await knownSender(ctx, body.financialPlanData)
  const request = { ...body, financialPlanData, office: meeting.office }
  const price = await priceToday(ctx, 'geldplan')
  return acceptMeeting(ctx, meeting, {
    endpoint,
    agreed: agreeTo(body, { price }),
    request,
    summary: summaryOf(planKind, request, { scenarios, price }),
    beside: { price },
  })
}
