import type { logIn as endpoint } from '../../../core/contract/account.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { loginFailed } from '../../../core/fields/sentences.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { passCaptcha } from '../captcha/pass.ts'
import type { Context } from '../context.ts'
import { writeLetter } from '../letters/write.ts'
import { allow } from '../permissions.ts'
import { attachRequests } from '../submissions/attach.ts'
import { findByName } from './find.ts'
import { isPassword } from './passwords.ts'
import { countTry, forgetTries, triesOn, warnAt } from './tries.ts'

/**
 * Logs somebody in by e-mail address or member number. A name that nobody has, an account without a password and
 * one that was never confirmed are refused in the words and the time of a wrong password.
 * Faults: 403 `captcha-failed`, 400 `login-failed`, 429 after too many tries on one account.
 */
export const logIn = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.login')
  await passCaptcha(ctx, body.token)
  const account = await findByName(ctx.database, body.username)
  const counted = await triesOn(ctx, account?.id ?? body.username.toLowerCase(), account?.id)
  const tries = await countTry(ctx, counted)
  const right = await isPassword(body.password, account?.passwordHash)
  if (!account?.active || !right) {
    if (account?.active && tries === warnAt)
      await ctx.transaction((tx) =>
        writeLetter(tx, ctx, { kind: 'login-warning', personId: account.id, facts: { failures: tries } }),
      )
    throw new Fault(400, 'login-failed', loginFailed)
  }
  const passwordHash = account.passwordHash ?? ''
  // the account may have gone, or got another password, while this one was looked at
  if (!(await ctx.becomePerson(account.id, { stay: body.stayLoggedIn === true, passwordHash })))
    throw new Fault(400, 'login-failed', loginFailed)
  await forgetTries(ctx, counted)
  // what was sent while logged out; by a confirmed address only
  await ctx.transaction((tx) => attachRequests(tx, ctx, account.id))
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}
