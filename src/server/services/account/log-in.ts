import type { logIn as endpoint } from '../../../core/contract/account.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { loginFailed } from '../../../core/fields/sentences.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditCounted } from '../audit/write.ts'
import { passCaptcha } from '../captcha/pass.ts'
import type { Context } from '../context.ts'
import { writeLetter } from '../letters/write.ts'
import { allow } from '../permissions.ts'
import { attachRequests } from '../submissions/attach.ts'
import { type Account, findByName } from './find.ts'
import { isPassword } from './passwords.ts'
import { forgetTries, triesOn, tryPassword, warnAt } from './tries.ts'

type Request = RequestOf<typeof endpoint>
type Body = Request['body']

/** Tells the owner by mail that somebody goes on guessing. */
const warn = (ctx: Context, personId: string, failures: number): Promise<void> =>
  ctx.transaction((tx) => writeLetter(tx, ctx, { kind: 'login-warning', personId, facts: { failures } }))

const wrong = () => new Fault(400, 'login-failed', loginFailed)

/** Begins the session of who gives the right password; answers whose it is. @throws Fault 400 or 429. */
const enter = async (ctx: Context, account: Account | undefined, body: Body): Promise<string> => {
  const counted = await triesOn(ctx, account?.id ?? body.username.toLowerCase(), account?.id)
  return tryPassword(ctx, counted, async (failures) => {
    const right = await isPassword(body.password, account?.passwordHash)
    if (!account?.active || !right) {
      if (account?.active && failures === warnAt) await warn(ctx, account.id, failures)
      throw wrong()
    }
    const passwordHash = account.passwordHash ?? ''
    // the account may have gone, or got another password, while this one was looked at
    if (!(await ctx.becomePerson(account.id, { stay: body.stayLoggedIn === true, passwordHash })))
      throw wrong()
    await forgetTries(ctx, counted)
    return account.id
  })
}

/**
 * Logs somebody in by e-mail address or member number. A name that nobody has, an account without a password and
 * one that was never confirmed are refused in the words and the time of a wrong password.
 * Faults: 403 `captcha-failed`, 400 `login-failed`, 429 after too many tries on one account.
 */
export const logIn = async (ctx: Context, { body }: Request): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.login')
  await passCaptcha(ctx, body.token)
  const account = await findByName(ctx.database, body.username)
  const personId = await enter(ctx, account, body).catch(async (thrown: unknown) => {
    await auditCounted(ctx.database, ctx, { action: 'account.login-failed', subjectId: account?.id })
    throw thrown
  })
  await ctx.transaction(async (tx) => {
    await auditCounted(tx, ctx, { action: 'account.login', subjectId: personId, personId })
    // what was sent while logged out; by a confirmed address only
    await attachRequests(tx, ctx, personId)
  })
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}
