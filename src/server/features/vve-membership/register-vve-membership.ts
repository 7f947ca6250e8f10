import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { registerVve as call } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import { registerVve as operation } from '../../../core/contract/vve-membership/vve-membership-operations.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { insertConsents, keepConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { recordRequestEvent } from '../../services/submissions/advance.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { flagsOf } from './duplicate-flags.ts'
import { feeToday } from './fee.ts'
import { insertVve } from './insert-vve-membership.ts'
import { numberedEvent, vveKind } from './vve-membership-request.ts'

const endpoint = endpointOf(call, operation)

/**
 * Makes an owners' association a member (spec 001 sections 3 to 7, D38): agrees on today's price, and stores its number, its
 * mandate, its consents and the mail to the contact person in one transaction. Faults: 400 with errors at their fields, 409
 * `price-changed`, 429.
 */
export const registerVve = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { propertyDetails, paymentDetails } = body
  const fee = await feeToday(ctx, propertyDetails.totalApartments, paymentDetails.paymentMethod)
  const agreed = agreeTo(body, { price: fee.total, fee: fee.fee })
  return ctx.accept(async (tx) => {
    const { id, reference } = await submit(tx, ctx, {
      endpoint,
      request: body,
      summary: summaryOf(vveKind, body, fee),
      agreed,
      flags: await flagsOf(tx, ctx, propertyDetails),
      to: [byMail],
    })
    const relationId = await insertVve(tx, ctx, id, body, fee)
    const debit = paymentDetails.paymentMethod === directDebit
    await insertConsents(tx, ctx, id, debit ? ['terms', 'collection'] : ['terms'])
    await keepConsents(tx, id, relationId)
    await recordRequestEvent(tx, ctx, id, numberedEvent)
    return { reference, price: fee.total }
  })
}
