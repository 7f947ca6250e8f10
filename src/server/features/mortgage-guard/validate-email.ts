import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { validateEmail as endpoint } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { refuseTakenEmail } from '../../services/people/email-taken.ts'

/** Refuses an e-mail address that already has an account, whose owner may log in instead (D32). Fault 409 `email-taken`. */
export const validateEmail = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await refuseTakenEmail(ctx, body.emailAddress)
  return { valid: true }
}
