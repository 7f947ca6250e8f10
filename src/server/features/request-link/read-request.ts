import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { readRequest as endpoint } from '../../../core/contract/request-link/request-link-calls.ts'
import { amsterdamDay } from '../../../core/kernel/clock.ts'
import { stateWords } from '../../../core/mijn/mijn-words.ts'
import { looksAtRequest } from '../../services/audit/looks.ts'
import type { RequestContext } from '../../services/context.ts'
import { hasMessages } from '../../services/messages/thread.ts'
import { findLinkedRequest } from '../../services/request-links/find-request.ts'
import { isLinkTo, readLink } from '../../services/request-links/link.ts'

/**
 * Reads the request that a mailed link belongs to, with who looked at it. It is null for a link that we did not sign or that is
 * over, and for a request that is gone or that belongs to another address by now. No answer and no message of the
 * request is told, only whether there is a message: whoever knows the link may be somebody to whom the mail was passed on.
 */
export const readRequest = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const link = readLink(ctx, body.token)
  const found = link && (await findLinkedRequest(ctx, { id: link.submissionId }))
  if (!link || !found?.address || !isLinkTo(ctx, link, found.address)) return { request: null }
  const { label, text } = stateWords[found.state]
  return {
    request: {
      title: found.title,
      reference: found.reference,
      receivedOn: amsterdamDay(found.receivedAt).toString(),
      state: label,
      stateText: text,
      hasMessages: await hasMessages(ctx.database, found.id),
      ...(await looksAtRequest(ctx, found.id)),
    },
  }
}
