import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { quoteEmail as call } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { quoteEmail as operation } from '../../../core/contract/home-insurance/home-insurance-operations.ts'
import type { Quote } from '../../../core/insurance/comparison.ts'
import { totalOf } from '../../../core/insurance/insurance-words.ts'
import { monthlyCents } from '../../../core/insurance/monthly-cents.ts'
import { type Property, propertyParts } from '../../../core/insurance/property.ts'
import { centsFromEuros } from '../../../core/kernel/money.ts'
import { insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import type { RequestContext } from '../../services/context.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { priceChanged } from '../../services/prices/price-changed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { quoteKind } from './home-insurance-request.ts'
import { quoteOf } from './quote.ts'

const endpoint = endpointOf(call, operation)
type Body = RequestOf<typeof endpoint>['body']

const propertyIn = (body: Body): Property =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => Object.hasOwn(propertyParts, name)),
  ) as unknown as Property

/** Whether the prices that the sender saw, in euros with tax, are those of the quote (D74). */
const isSeen = ({ insurances }: Quote, body: Body): boolean => {
  const costs = (type: string) => {
    const found = insurances.find(({ insuranceType }) => insuranceType === type)
    return found && monthlyCents(found)
  }
  const lines = [...body.insurancePrices, ...body.allInsurancePrices]
  const types = body.insurancePrices.map(({ insuranceName }) => insuranceName)
  return (
    lines.every(({ insuranceName, price }) => costs(insuranceName) === centsFromEuros(price)) &&
    totalOf(insurances, types).total === centsFromEuros(body.totalPrice) &&
    totalOf(insurances, insuranceTypes).total === centsFromEuros(body.totalAllPrice)
  )
}

/**
 * Mails a quote as the sender saw it, with its code. Faults: 400 with errors at their fields, 409 `price-changed`, 422, 429, 503
 * `partner-unavailable`.
 */
export const mailQuote = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const quote = await quoteOf(ctx, propertyIn(body))
  if ((body.code !== undefined && body.code !== quote.code) || !isSeen(quote, body)) throw priceChanged()
  return ctx.accept(async (tx) => {
    const { reference } = await submit(tx, ctx, {
      endpoint,
      agreed: noCosts,
      request: body,
      summary: summaryOf(quoteKind, body, quote),
      to: [byMail],
    })
    return { ok: true, reference, code: quote.code }
  })
}
