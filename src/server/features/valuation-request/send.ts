import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { send as operation } from '../../../core/contract/valuation-request.operations.ts'
import { send as call } from '../../../core/contract/valuation-request.ts'
import { customerOf } from '../../services/cases/customer.ts'
import { toCases } from '../../services/cases/deliver.ts'
import type { RequestContext } from '../../services/context.ts'
import { free } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { submit } from '../../services/submissions/submit.ts'
import { freezeValuationRequest } from './document.ts'

const endpoint = endpointOf(call, operation)

/** Where the site goes afterwards. */
const landingUrl = '/diensten/hypotheek/taxatie/bedankt'

/** A valuation reaches whoever handles it as a case. */
export const handOver = toCases('valuation', customerOf)

/**
 * Takes a request for a valuation in: durable, with the mail to its sender and the job that hands it over in the same
 * transaction. It asks no membership and makes none. Faults: 400 with errors at their fields, 429.
 */
export const send = (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> =>
  ctx.accept(async (tx) => {
    const { reference } = await submit(tx, ctx, {
      endpoint,
      agreed: free,
      request: body,
      document: freezeValuationRequest(body),
      to: [handOver, byMail],
    })
    return { landingUrl, reference }
  })
