import { emailRefused } from '../../../core/fields/brick/sentences.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { type RequestContext, sendingPerson } from '../context.ts'
import { findByEmail } from './find-account.ts'

/** Fault 409 `email-taken`. `field` is the request's own field with the address, where the caller knows it. */
export const emailTakenFault = (field?: string): Fault =>
  new Fault(409, 'email-taken', emailRefused, field ? { errors: { [field]: [emailRefused] } } : {})

/**
 * Whether an account of somebody else has this address, or that of a member who is logged in. Somebody who is logged in without
 * being a member becomes one under their own address (D28 and D32).
 */
export const isEmailTaken = async (ctx: RequestContext, email: string): Promise<boolean> => {
  const account = await findByEmail(ctx.database, email)
  if (!account?.active) return false
  if ((await sendingPerson(ctx)) !== account.id) return true
  // of who calls, the account was found already
  return ctx.onBehalf === undefined && isMember(await ctx.viewer())
}

/**
 * Serves every call that checks an e-mail address typed beside the login. It refuses the address of an existing account, whose
 * owner may log in instead (D32).
 * @throws Fault 409 `email-taken` in the words of D3.
 */
export const validateEmail = async (
  ctx: RequestContext,
  { body }: { body: { emailAddress: string } },
): Promise<{ valid: true }> => {
  if (await isEmailTaken(ctx, body.emailAddress)) throw emailTakenFault('emailAddress')
  return { valid: true }
}
