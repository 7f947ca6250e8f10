import { Fault } from '../../../core/kernel/fault.ts'
import { audit } from '../audit/write-trail.ts'
import type { RequestContext, StaffSession } from '../context.ts'
import { tryPassword } from '../passwords/login-attempts.ts'
import { stepUpNeeded } from '../permissions.ts'
import { findStaff, isActive, type StaffAccount } from './find-staff.ts'
import { endInvitationOf } from './invitation.ts'
import { lockStaff, staffLoggedOut } from './own-staff.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { wrongCode } from './second-factor.ts'
import { giveFactor } from './staff-sessions.ts'
import { codeTries } from './staff-tries.ts'
import { tellFactorChange } from './tell-factor-change.ts'
import { newTotp, totpField, windowOfCode } from './totp.ts'

const challengeField = (session: StaffSession) => ['staff_session.challenge', session.id] as const

/** What stands before the locked secret in the column, which may hold what a passkey has to sign instead. */
const mark = 'totp:'

const unlocked = ({ vault }: RequestContext, session: StaffSession, challenge: string): string =>
  vault.unlock(challenge.slice(mark.length), challengeField(session))

/**
 * Whether a session sets up the first second factor of an account. One without a password was emptied: a session that began by
 * the old password sets nothing up.
 */
const isFirst = (session: StaffSession, account: StaffAccount): boolean =>
  session.factorAt === undefined && account.passwordHash !== undefined && !isActive(account)

/** Whether this session may set up an app with codes: that of somebody without a second factor, or with a fresh one. */
const mayBegin = async (ctx: RequestContext): Promise<StaffSession> => {
  const [session, actor] = [await ctx.staffSession(), await ctx.actor()]
  if (!session) throw staffLoggedOut()
  const account = await findStaff(ctx.database, session.staffId)
  if (!account) throw staffLoggedOut()
  if (!isFirst(session, account) && !(actor.kind === 'staff' && actor.isFresh)) throw stepUpNeeded()
  return session
}

const notBegun = () => new Fault(409, 'totp-not-begun', 'Begin opnieuw met het instellen van je app.')

/** The secret that this session began with, so that a reload shows the same picture; a new one when there is none. */
export const beginTotp = async (ctx: RequestContext): Promise<{ secret: string; uri: string }> => {
  const session = await mayBegin(ctx)
  const account = await findStaff(ctx.database, session.staffId)
  const { name } = await ctx.sender()
  const fresh = newTotp(account?.email ?? '', name)
  const locked = `${mark}${ctx.vault.lock(fresh.secret, challengeField(session))}`
  const row = await ctx.database
    .updateTable('staff_session')
    .set((on) => ({
      challenge: on.case().when('challenge', 'like', `${mark}%`).then(on.ref('challenge')).else(locked).end(),
    }))
    .where('id', '=', session.id)
    .returning('challenge')
    .executeTakeFirst()
  if (!row?.challenge) throw staffLoggedOut()
  const secret = unlocked(ctx, session, row.challenge)
  return { secret, uri: fresh.uri.replace(fresh.secret, secret) }
}

/**
 * Sets the app up once a code of it is right, opens the session, and gives new recovery codes, which are shown once. The owner is
 * told by mail.
 * @throws Fault 401, 403, 409 `totp-not-begun`, 400 `code-wrong`, 429.
 */
export const confirmTotp = async (ctx: RequestContext, code: string): Promise<string[]> => {
  const session = await mayBegin(ctx)
  const row = await ctx.database
    .selectFrom('staff_session')
    .select('challenge')
    .where('id', '=', session.id)
    .executeTakeFirst()
  const challenge = row?.challenge
  if (!challenge?.startsWith(mark)) throw notBegun()
  const secret = unlocked(ctx, session, challenge)
  const codes = await tryPassword(ctx, await codeTries(ctx, session), async () => {
    const window = windowOfCode(secret, code, ctx.clock.now())
    if (window === undefined) throw wrongCode()
    return ctx.transaction(async (tx) => {
      const account = await lockStaff(tx, session.staffId)
      // another session of the same invitation may have set up a factor meanwhile
      if (session.factorAt === undefined && !isFirst(session, account)) throw stepUpNeeded()
      const used = await tx
        .updateTable('staff_session')
        .set({ challenge: null })
        .where('id', '=', session.id)
        .where('challenge', '=', challenge)
        .executeTakeFirst()
      if (Number(used.numUpdatedRows) !== 1) throw notBegun()
      await tx
        .updateTable('staff_account')
        .set({
          totp_locked: ctx.vault.lock(secret, totpField(session.staffId)),
          totp_used: window,
        })
        .where('id', '=', session.staffId)
        .execute()
      await endInvitationOf(tx, session.staffId)
      await giveFactor(tx, ctx, session)
      await audit(tx, ctx, 'staff-account.set-up-totp', session.staffId)
      await tellFactorChange(tx, ctx, account.email, 'app')
      return renewRecoveryCodes(tx, ctx, session.staffId)
    })
  })
  await ctx.renewStaffToken()
  return codes
}
