import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { send as operation } from '../../../core/contract/vve-quote.operations.ts'
import { send as call } from '../../../core/contract/vve-quote.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { toCases } from '../../services/cases/deliver.ts'
import type { RequestContext } from '../../services/context.ts'
import { free } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { submit } from '../../services/submissions/submit.ts'
import { freezeQuote, type QuoteRequest } from './document.ts'

const endpoint = endpointOf(call, operation)

/** A quote is made by whoever handles it as a case. */
export const handOver = toCases('maintenance-plan', ({ contactPerson: of }: QuoteRequest) => ({
  name: nameInWords({ initials: of.initials, infix: of.infix, lastName: of.lastName }),
  emailAddress: of.emailAddress,
  phoneNumber: of.phoneNumber,
}))

/**
 * Takes a request for a quote in: durable, with the mail to its sender and the job that hands it over in the same
 * transaction. Faults: 400 with errors at their fields, 429.
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
      document: freezeQuote(body),
      to: [handOver, byMail],
    })
    return { reference }
  })
