import { randomUUID } from 'node:crypto'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { askLink as endpoint } from '../../../core/contract/request-link/request-link-calls.ts'
import { amsterdamDay, formatDay } from '../../../core/kernel/clock.ts'
import { instantFromNow, type RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { findLinkedRequest } from '../../services/request-links/find-request.ts'
import { addresseeOf, requestLinkSeconds } from '../../services/request-links/link.ts'
import { requestLinkLetter } from './request-link-letters.ts'

const answer = { received: true } as const

/**
 * Mails a link to the address that belongs to a request. A reference and an address that do not belong together get the same
 * answer after the same work: their letter is written too, goes nowhere, and is removed within the hour. It counts as a mail to
 * nobody, so that strangers cannot use up the mails of an address that they guess. A mailbox that gets too many mails gets this
 * one when there is room, or not.
 */
export const askLink = async (
  ctx: RequestContext,
  { body: { reference, emailAddress } }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const found = await findLinkedRequest(ctx, { reference })
  const request = found?.address === emailAddress.toLowerCase() ? found : undefined
  const until = instantFromNow(ctx, requestLinkSeconds)
  await ctx.transaction(async (tx) => {
    const seconds = await ctx.mailTurn(tx, request ? emailAddress : randomUUID())
    if (seconds === undefined) return ctx.note('letter left out', { letter: requestLinkLetter.kind })
    await writeLetter(tx, ctx, {
      letter: requestLinkLetter,
      personId: undefined,
      ...(request && { address: emailAddress }),
      facts: {
        submission: request?.id ?? randomUUID(),
        reference,
        expires: Math.floor(Date.parse(until) / 1000),
        until: formatDay(amsterdamDay(until), 'plain'),
        addressee: addresseeOf(ctx, emailAddress),
      },
      startAfter: seconds === 0 ? undefined : instantFromNow(ctx, seconds),
    })
  })
  return answer
}
