import type {
  validateEmail as emailEndpoint,
  preCheck as endpoint,
} from '../../../core/contract/becomeamember.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import { findByEmail } from '../account/find.ts'
import type { Context } from '../context.ts'
import { addressTaken } from './enrol.ts'

/**
 * Whether somebody else's account holds this address, or a member's: who is logged in without being a member becomes
 * one under their own (decisions 28 and 32).
 */
export const isRefused = async (ctx: Context, email: string): Promise<boolean> => {
  const account = await findByEmail(ctx.database, email)
  if (!account?.active) return false
  const session = await ctx.session()
  return session?.personId !== account.id || isMember(await ctx.viewer())
}

/**
 * The pre-check of the first step. Names and addresses that we know refuse nobody: the registration that follows is
 * flagged for staff (decision 35). @throws Fault 409 `email-taken` with the number to call (spec 001 section 8).
 */
export const preCheck = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  if (!(await isRefused(ctx, body.emailAddress))) return { valid: true }
  const { desks } = await ctx.settings()
  const phone = desks.ledenservice?.phone ?? (await ctx.sender()).phone
  const sentence = `Helaas kunnen we niet verder in het proces. Neem contact op met onze ledenservice op ${phone}.`
  throw new Fault(409, 'email-taken', sentence, { errors: { emailAddress: [sentence] } })
}

/** The e-mail check beside the login. @throws Fault 409 `email-taken` in the words of decision 3. */
export const validateEmail = async (
  ctx: Context,
  { body }: RequestOf<typeof emailEndpoint>,
): Promise<AnswerOf<typeof emailEndpoint>> => {
  if (await isRefused(ctx, body.emailAddress)) throw addressTaken('emailAddress')
  return { valid: true }
}
