import { insulationCheckOf } from '../../../core/content/settings.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import { register as operation } from '../../../core/contract/insulation-check/insulation-check-operations.ts'
import { flags } from '../../../core/insulation/flags.ts'
import { onlyMeasures } from '../../../core/insulation/service-data.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { insertConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { refuseRegistration, requestedMeasures } from './eligibility.ts'
import { estimate } from './estimates.ts'
import { toInsulation } from './insulation-check-order.ts'
import { registrationKind } from './insulation-check-request.ts'

const endpoint = endpointOf(call, operation)

/** The estimates to store with a registration; undefined while the partner is away, which does not prevent registering (D31). */
const estimateIfThere = (ctx: RequestContext, data: Parameters<typeof estimate>[1]) =>
  estimate(ctx, data).catch((thrown: unknown) => {
    if (thrown instanceof PartnerError) return undefined
    throw thrown
  })

/**
 * Takes in a registration for the collective purchase, with its consents; the mail and the delivery to the partner are queued in
 * the same transaction. Faults: 400 with errors at their fields (a measure that the home cannot have, a postcode outside the
 * area), 429.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await refuseRegistration(ctx, body)
  const { measures } = requestedMeasures(body.serviceData.resultData)
  const estimates = await estimateIfThere(ctx, onlyMeasures(body.serviceData, measures))
  const { bats: aboutBats } = insulationCheckOf(await ctx.settings())
  return ctx.accept(async (tx) => {
    const { id, reference } = await submit(tx, ctx, {
      endpoint,
      agreed: noCosts,
      request: body,
      summary: summaryOf(registrationKind, body, { estimates, aboutBats }),
      to: [toInsulation, byMail],
    })
    await insertConsents(tx, ctx, id, [
      'participation',
      ...(body.serviceData.resultData.userConsent === flags.yes ? (['energyNews'] as const) : []),
    ])
    return { reference }
  })
}
