import { insulationCheckOf } from '../../../core/content/settings.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { report as call } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import { report as operation } from '../../../core/contract/insulation-check/insulation-check-operations.ts'
import { flags } from '../../../core/insulation/flags.ts'
import { insertConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { noCosts } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { estimate } from './estimates.ts'
import { reportKind } from './insulation-check-request.ts'

const endpoint = endpointOf(call, operation)

/**
 * Mails the results with today's figures, which the partner has to give first. Faults: 400 with errors at their fields, 429, 503
 * `partner-unavailable`.
 */
export const report = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const estimates = await estimate(ctx, body.serviceData)
  const { bats: aboutBats } = insulationCheckOf(await ctx.settings())
  return ctx.accept(async (tx) => {
    const { id, reference } = await submit(tx, ctx, {
      endpoint,
      agreed: noCosts,
      request: body,
      summary: summaryOf(reportKind, body, { estimates, aboutBats }),
      to: [byMail],
    })
    const { userConsent } = body.serviceData.resultData
    await insertConsents(tx, ctx, id, [
      'resultsByMail',
      ...(userConsent === flags.yes ? (['energyNews'] as const) : []),
    ])
    return { reference }
  })
}
