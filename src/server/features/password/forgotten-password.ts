import { randomUUID } from 'node:crypto'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { forgottenPassword as endpoint } from '../../../core/contract/password/password-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { auditCounted } from '../../services/audit/write-trail.ts'
import { passCaptcha } from '../../services/captcha/pass.ts'
import { actingPerson, instantFromNow, type RequestContext } from '../../services/context.ts'
import { writeLetter } from '../../services/letters/write-letter.ts'
import { makeLink } from '../../services/links/mailed-link.ts'
import { findByName } from '../../services/people/find-account.ts'
import { type Allowance, allowances, take } from '../../services/rate-limits/rate-limits.ts'
import { setPassword as setPasswordLetter } from './password-letters.ts'

const answer = { received: true } as const

/** Counts one use of an allowance: 0 when there was room, otherwise the seconds until there is. */
const wait = async (
  ctx: RequestContext,
  name: string,
  account: string,
  allowance: Allowance,
): Promise<number> => {
  try {
    await take(ctx, name, account, allowance)
    return 0
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.status === 429) return thrown.retryAfter ?? 1
    throw thrown
  }
}

/**
 * Seconds after which an account gets its mail: 0 while it was sent few. When others flood it, one more mail is sent as soon as
 * there is room, at most two minutes later; undefined while that one is still waiting. The caller is not told which, as that
 * would tell whether the account exists.
 */
const mailAfter = async (ctx: RequestContext, account: string): Promise<number | undefined> => {
  const seconds = await wait(ctx, 'reset', account, allowances.reset)
  if (seconds === 0) return 0
  const waiting = await wait(ctx, 'reset-later', account, { ...allowances.reset, burst: 1 })
  return waiting === 0 ? seconds : undefined
}

/** Returns the id while the account exists, and keeps it from being deleted until the end of the transaction. */
const stillThere = async (tx: Tx, personId: string | undefined): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId ?? randomUUID())
    .forKeyShare()
    .executeTakeFirst()
  return row?.id
}

/**
 * Mails a link to choose a new password. Each link works for an hour, until one of them is used. A newer link does not end older
 * ones, so that nobody can end the owner's link by asking again. An unknown name gets the same answer after the same work: its
 * link and letter are written too, and belong to nobody. An account that was never confirmed gets a link as well, since following
 * it shows whose address it is. Faults: 403 `captcha-failed`.
 */
export const forgottenPassword = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await passCaptcha(ctx, body.token)
  const known = (await findByName(ctx.database, body.username))?.id
  const asker = await actingPerson(ctx)
  await auditCounted(ctx.database, ctx, {
    action: 'password.forgotten',
    subjectId: known,
    personId: asker,
  })
  const seconds = await mailAfter(ctx, known ?? body.username.toLowerCase())
  if (seconds === undefined) return answer
  await ctx.transaction(async (tx) => {
    const personId = await stillThere(tx, known)
    const linkId = await makeLink(tx, ctx, { purpose: 'set-password', personId })
    const startAfter = seconds > 0 ? instantFromNow(ctx, seconds) : undefined
    await writeLetter(tx, ctx, { letter: setPasswordLetter, personId, linkId, startAfter })
  })
  return answer
}
