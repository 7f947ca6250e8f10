import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { answerMessage as endpoint } from '../../../core/contract/request-messages/request-messages-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { answerIn, mayAnswer } from '../../services/messages/answer.ts'
import { requestOf } from '../../services/messages/whose-request.ts'

/**
 * Takes in what the sender of a request answers. No mail tells them that it arrived: the page does. Faults: 400, 401, 404, 409
 * `not-now`, 410 `link-over`, 429.
 */
export const answerMessage = async (
  ctx: RequestContext,
  { body: { text, attachments = [], ...whose } }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const request = await requestOf(ctx, whose)
  await mayAnswer(ctx, request)
  return ctx.accept((tx) => answerIn(tx, ctx, request, { text, files: attachments, field: 'attachments' }))
}
