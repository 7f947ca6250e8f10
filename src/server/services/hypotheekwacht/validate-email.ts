import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { validateEmail as endpoint } from '../../../core/contract/hypotheekwacht.ts'
import type { Context } from '../context.ts'
import { addressTaken } from '../membership/enrol.ts'
import { isRefused } from '../membership/pre-check.ts'
import { allow } from '../permissions.ts'

/** Says no to the address of an account, whose owner may log in instead (decision 32). Fault 409 `email-taken`. */
export const validateEmail = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'hypotheekwacht.validate-email')
  if (await isRefused(ctx, body.emailAddress)) throw addressTaken('emailAddress')
  return { valid: true }
}
