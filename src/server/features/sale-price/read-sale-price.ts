import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type * as calls from '../../../core/contract/sale-price/sale-price-calls.ts'
import { isSameHome } from '../../../core/home/same-home.ts'
import { formatDay } from '../../../core/kernel/day.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { formatWholeEuros } from '../../../core/kernel/whole-euros.ts'
import type { Estimate } from '../../../core/valuations/estimate.ts'
import { exampleNote, inRange } from '../../../core/valuations/valuations-words.ts'
import type { RequestContext, Runtime } from '../../services/context.ts'
import type { SoldProduct } from '../../services/payments/own-purchase.ts'
import { payPath } from '../../services/payments/pay-link.ts'
import { type Purchase, purchaseOfPayment } from '../../services/payments/purchases.ts'
import { statusOf } from '../../services/payments/status.ts'
import { readSubmission } from '../../services/submissions/read-submission.ts'
import { salePrice } from './product.ts'
import type { PurchaseRequest } from './sale-price-request.ts'

/** The estimate of a purchase; undefined as long as it is not made. */
export const estimateOf = async (
  { database }: Pick<Runtime, 'database'>,
  purchaseId: string,
): Promise<Estimate | undefined> => {
  const row = await database
    .selectFrom('estimate')
    .select('estimate')
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()
  return row?.estimate as Estimate | undefined
}

/** The estimate of a purchase as rows, for its page among somebody's own requests; empty as long as it is not made. */
export const resultOf: SoldProduct['result'] = async (runtime, purchaseId) => {
  const estimate = await estimateOf(runtime, purchaseId)
  if (!estimate) return []
  const { address, valueInCents, lowInCents, highInCents, valuedOn, source, basis, isExample } = estimate
  return [
    { label: 'Huis', value: address },
    { label: 'Geschatte verkoopprijs', value: formatWholeEuros(valueInCents) },
    { label: 'Zekerheid', value: inRange(lowInCents, highInCents) },
    { label: 'Schatting van', value: `${formatDay(valuedOn, 'plain')}, ${source}` },
    ...basis,
    ...(isExample ? [{ label: 'Let op', value: exampleNote }] : []),
  ]
}

/**
 * Answers the state of a payment, with the estimate once it is made and a link to pay while that is possible. Faults: 404
 * `payment-unknown`.
 */
export const readStatus = async (
  ctx: RequestContext,
  { query: { transactionId } }: RequestOf<typeof calls.status>,
): Promise<AnswerOf<typeof calls.status>> => {
  await purchaseOfPayment(ctx, transactionId, salePrice.price)
  const told = await statusOf(ctx, transactionId)
  const purchase = await purchaseOfPayment(ctx, transactionId, salePrice.price)
  const estimate = purchase.state === 'paid' ? await estimateOf(ctx, purchase.id) : undefined
  const mayPay = purchase.state === 'open' && told.status !== 'paid' && purchase.submissionId !== null
  return {
    ...told,
    reference: purchase.reference,
    ...(mayPay && { payLink: payPath(ctx, purchase.submissionId ?? '') }),
    ...(estimate && { estimate }),
  }
}

const notPaid = () => new Fault(409, 'not-paid', 'Deze bestelling is nog niet betaald.')
const notReady = () =>
  new Fault(
    503,
    'estimate-not-ready',
    'Je schatting is nog niet klaar. Probeer het over een minuut opnieuw.',
    {
      retryAfter: 10,
    },
  )

/**
 * Refuses a home that is not the one of the purchase.
 * @throws Fault 409 `other-home`.
 */
const mustBeHome = async (
  ctx: RequestContext,
  { submissionId }: Purchase,
  asked: { postcode: string; houseNumber: number; addition?: string | undefined },
): Promise<void> => {
  const submission = submissionId === null ? undefined : await readSubmission(ctx, submissionId)
  const home = (submission?.request as PurchaseRequest | undefined)?.userData.address
  if (home && !isSameHome(asked, home))
    throw new Fault(
      409,
      'other-home',
      'Deze bestelling is voor een ander adres. Bestel voor dit adres apart.',
    )
}

/**
 * Answers the estimate of a paid purchase, for the home that it was bought for. Faults: 404 `payment-unknown`, 409 `not-paid` and
 * `other-home`, 503.
 */
export const readEstimate = async (
  ctx: RequestContext,
  { body: { transactionId, ...home } }: RequestOf<typeof calls.estimate>,
): Promise<AnswerOf<typeof calls.estimate>> => {
  await purchaseOfPayment(ctx, transactionId, salePrice.price)
  await statusOf(ctx, transactionId)
  const purchase = await purchaseOfPayment(ctx, transactionId, salePrice.price)
  if (purchase.state !== 'paid') throw notPaid()
  await mustBeHome(ctx, purchase, home)
  const estimate = await estimateOf(ctx, purchase.id)
  if (!estimate) throw notReady()
  return estimate
}
