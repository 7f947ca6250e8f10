import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { reportTypes } from '../../../core/contract/valuation-report/answers.ts'
import { report as call } from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { report as operation } from '../../../core/contract/valuation-report/valuation-report-operations.ts'
import type { RequestContext } from '../../services/context.ts'
import { priceToday } from '../../services/prices/prices.ts'
import { valuationReport } from './product.ts'

const endpoint = endpointOf(call, operation)

/** Answers whether there is a report of a home, and its price. Faults: PartnerError. */
export const readReport = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { report } = await ctx.ports.valuation.coverage({
    postcode: body.postcode,
    houseNumber: body.houseNumber,
    addition: body.houseNumberAddition ?? '',
    constructionYear: body.constructionYear,
    livingArea: body.livingaAreaSize,
    houseType: body.appartmentType,
    plotArea: body.plotAreaSize,
  })
  return {
    reportType: report ? reportTypes.full : reportTypes.none,
    priceInCents: await priceToday(ctx, valuationReport.price),
  }
}
