import { Fault } from '../../../core/kernel/fault.ts'
import { audit } from '../audit/write-trail.ts'
import type { RequestContext, StaffSession } from '../context.ts'
import { tryPassword } from '../passwords/login-attempts.ts'
import { findStaff, isActive } from './find-staff.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { codeTries, wrongCode } from './second-factor.ts'
import { giveFactor } from './staff-sessions.ts'
import { newTotp, totpField, windowOfCode } from './totp.ts'

const challengeField = (session: StaffSession) => ['staff_session.challenge', session.id] as const

const loggedOut = () => new Fault(401, 'login-required', 'Log opnieuw in.')

/** Whether this session may set up an app with codes: that of somebody without a second factor, or with a fresh one. */
const mayBegin = async (ctx: RequestContext): Promise<StaffSession> => {
  const [session, actor] = [await ctx.staffSession(), await ctx.actor()]
  if (!session) throw loggedOut()
  const account = await findStaff(ctx.database, session.staffId)
  if (!account) throw loggedOut()
  const isFirst = session.factorAt === undefined && !isActive(account)
  if (!isFirst && !(actor.kind === 'staff' && actor.isFresh))
    throw new Fault(403, 'step-up-needed', 'Geef je tweede factor nog een keer.')
  return session
}

/** The secret that this session began with, so that a reload shows the same picture; a new one when there is none. */
export const beginTotp = async (ctx: RequestContext): Promise<{ secret: string; uri: string }> => {
  const session = await mayBegin(ctx)
  const account = await findStaff(ctx.database, session.staffId)
  const { name } = await ctx.sender()
  const fresh = newTotp(account?.email ?? '', name)
  const row = await ctx.database
    .updateTable('staff_session')
    .set((on) => ({
      challenge: on.fn.coalesce('challenge', on.val(ctx.vault.lock(fresh.secret, challengeField(session)))),
    }))
    .where('id', '=', session.id)
    .returning('challenge')
    .executeTakeFirst()
  const secret = ctx.vault.unlock(row?.challenge ?? '', challengeField(session))
  return { secret, uri: fresh.uri.replace(fresh.secret, secret) }
}

/**
 * Sets the app up once a code of it is right, opens the session, and gives new recovery codes, which are shown once.
 * @throws Fault 401, 403, 400 `code-wrong`, 429.
 */
export const confirmTotp = async (ctx: RequestContext, code: string): Promise<string[]> => {
  const session = await mayBegin(ctx)
  const row = await ctx.database
    .selectFrom('staff_session')
    .select('challenge')
    .where('id', '=', session.id)
    .executeTakeFirst()
  if (!row?.challenge) throw loggedOut()
  const secret = ctx.vault.unlock(row.challenge, challengeField(session))
  const codes = await tryPassword(ctx, codeTries(session.staffId), async () => {
    const window = windowOfCode(secret, code, ctx.clock.now())
    if (window === undefined) throw wrongCode()
    return ctx.transaction(async (tx) => {
      await tx
        .updateTable('staff_account')
        .set({
          totp_locked: ctx.vault.lock(secret, totpField(session.staffId)),
          totp_used: window,
        })
        .where('id', '=', session.staffId)
        .execute()
      await giveFactor(tx, ctx, session)
      await audit(tx, ctx, 'staff-account.set-up-totp', session.staffId)
      return renewRecoveryCodes(tx, ctx, session.staffId)
    })
  })
  await ctx.renewStaffToken()
  return codes
}
