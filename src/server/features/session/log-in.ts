import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { logIn as endpoint } from '../../../core/contract/session/session-calls.ts'
import { loginFailed } from '../../../core/fields/brick/sentences.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import { passCaptcha } from '../../services/captcha/pass.ts'
import type { RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { isPassword } from '../../services/passwords/hash.ts'
import { forgetTries, triesOn, tryPassword, warnAt } from '../../services/passwords/login-attempts.ts'
import { loginWarning } from '../../services/passwords/passwords-letters.ts'
import { type Account, findByName } from '../../services/people/find-account.ts'
import { attachRequests } from '../../services/submissions/attach.ts'

type Request = RequestOf<typeof endpoint>
type Body = Request['body']

/** Warns the owner by mail that somebody keeps guessing the password. */
const warn = (ctx: RequestContext, personId: string, failures: number): Promise<void> =>
  ctx.transaction((tx) => writeLetter(tx, ctx, { letter: loginWarning, personId, facts: { failures } }))

const wrong = () => new Fault(400, 'login-failed', loginFailed)

/**
 * Starts the session of a person who gives the right password, and returns their id.
 * @throws Fault 400 or 429.
 */
const enter = async (ctx: RequestContext, account: Account | undefined, body: Body): Promise<string> => {
  const counted = await triesOn(ctx, account?.id ?? body.username.toLowerCase(), account?.id)
  return tryPassword(ctx, counted, async (failures) => {
    const right = await isPassword(body.password, account?.passwordHash)
    if (!account?.active || !right) {
      if (account?.active && failures === warnAt) await warn(ctx, account.id, failures)
      throw wrong()
    }
    const passwordHash = account.passwordHash ?? ''
    // the account may have been deleted, or its password changed, while this password was checked
    if (!(await ctx.becomePerson(account.id, { stay: body.stayLoggedIn === true, passwordHash })))
      throw wrong()
    await forgetTries(ctx, counted)
    return account.id
  })
}

/**
 * Logs a person in by e-mail address or member number. An unknown name, an account without a password and one that was never
 * confirmed are refused in the words and the time of a wrong password. Faults: 403 `captcha-failed`, 400 `login-failed`, 429
 * after too many tries on one account.
 */
export const logIn = async (ctx: RequestContext, { body }: Request): Promise<AnswerOf<typeof endpoint>> => {
  await passCaptcha(ctx, body.token)
  const account = await findByName(ctx.database, body.username)
  const personId = await enter(ctx, account, body).catch(async (thrown: unknown) => {
    await auditCounted(ctx.database, ctx, { action: 'session.login-failed', subjectId: account?.id })
    throw thrown
  })
  await ctx.transaction(async (tx) => {
    await auditCounted(tx, ctx, { action: 'session.login', subjectId: personId, personId })
    // attaches requests that were sent while logged out, if the account's address is confirmed
    await attachRequests(tx, ctx, personId)
  })
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}
