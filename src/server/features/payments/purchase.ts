import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type * as calls from '../../../core/contract/payments/payments-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { purchaseOfLink, resumePayment } from '../../services/payments/resume.ts'

/** Reads the purchase that a mailed link leads to; null where it leads to none. */
export const readPurchase = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof calls.order>,
): Promise<AnswerOf<typeof calls.order>> => ({ order: (await purchaseOfLink(ctx, body.link)) ?? null })

/**
 * Answers the address at which the purchase of a mailed link is paid. Faults: 410 `link-over`, 409 `order-paid` and `order-over`,
 * 429; PartnerError.
 */
export const payPurchase = (
  ctx: RequestContext,
  { body }: RequestOf<typeof calls.pay>,
): Promise<AnswerOf<typeof calls.pay>> => resumePayment(ctx, body.link)
