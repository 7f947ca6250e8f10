import { insulationCheckOf } from '../../../core/content/settings.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { estimates as call } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import type { Estimates } from '../../../core/insulation/estimates.ts'
import { onlyMeasures, type ServiceData } from '../../../core/insulation/service-data.ts'
import { estimatesOf, measuresToPrice } from '../../../core/insulation/sums.ts'
import { todayIso } from '../../../core/kernel/day.ts'
import type { RequestContext } from '../../services/context.ts'

/**
 * What the measures of a check cost and save, with the partner's tariff and today's subsidy and gas price.
 * @throws PartnerError
 * when the partner does not answer.
 */
export const estimate = async (ctx: RequestContext, data: ServiceData): Promise<Estimates> => {
  const { cutoff } = insulationCheckOf(await ctx.settings())
  // the partner is asked only about measures that the home can have
  const tariff = await ctx.ports.insulation.estimate(onlyMeasures(data, measuresToPrice(data, cutoff)))
  return estimatesOf({ data, tariff, day: todayIso(ctx.clock), cutoff })
}

/** Answers `estimate` to a visitor. Faults: 400 with errors at their fields, 429, 503 `partner-unavailable`. */
export const readEstimates = (
  ctx: RequestContext,
  { body }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => estimate(ctx, body.serviceData)
