import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type * as calls from '../../../core/contract/payments/calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { purchaseOfLink, resumePayment } from '../../services/payments/resume.ts'

/** The purchase of a mailed link. */
export const readPurchase = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof calls.order>,
): Promise<AnswerOf<typeof calls.order>> => ({ order: (await purchaseOfLink(ctx, body.link)) ?? null })

/** Where the purchase of a mailed link is paid. Faults: 410 `link-over`, 409 `order-paid` and `order-over`. */
export const payPurchase = (
  ctx: RequestContext,
  { body }: RequestOf<typeof calls.pay>,
): Promise<AnswerOf<typeof calls.pay>> => resumePayment(ctx, body.link)
