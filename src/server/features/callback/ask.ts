import { callBack as call } from '../../../core/contract/callback/callback-calls.ts'
import { callBack as operation } from '../../../core/contract/callback/callback-operations.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { callbackType, departments } from '../../../core/rules/callback-departments.ts'
import type { RequestContext } from '../../services/context.ts'
import { planAppointment, readWish } from '../../services/planning/plan.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { callbackKind } from './callback-request.ts'

const endpoint = endpointOf(call, operation)

/**
 * Plans a callback. It needs no membership and makes none (D55). Faults: 400 with errors at their fields, 404 where the
 * department has no agenda, 409 `slot-taken`, 429.
 */
export const planCallback = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const key = { officeCode: departments[body.department].office, typeCode: callbackType }
  const wish = await readWish(ctx, key, body, '')
  return ctx.accept(async (tx) => {
    const submission = await submit(tx, ctx, {
      endpoint,
      agreed: noCosts,
      request: body,
      summary: summaryOf(callbackKind, body, undefined),
      moments: [wish.slot],
      to: [byMail],
    })
    await planAppointment(tx, ctx, wish, submission)
    return { reference: submission.reference }
  })
}
