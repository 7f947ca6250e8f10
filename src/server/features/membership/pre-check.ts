import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { preCheck as endpoint } from '../../../core/contract/membership/membership-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { RequestContext } from '../../services/context.ts'
import { isEmailTaken } from '../../services/people/email-taken.ts'

/**
 * The pre-check of the first step. A known name or address does not refuse anybody: the registration that follows is flagged for
 * staff (D35).
 * @throws Fault 409 `email-taken` with the number to call (spec 001 section 8).
 */
export const preCheck = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  if (!(await isEmailTaken(ctx, body.emailAddress))) return { valid: true }
  const { desks } = await ctx.settings()
  const phone = desks.ledenservice?.phone ?? (await ctx.sender()).phone
  const sentence = `Helaas kunnen we niet verder in het proces. Neem contact op met onze ledenservice op ${phone}.`
  throw new Fault(409, 'email-taken', sentence, { errors: { emailAddress: [sentence] } })
}
