import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { readMe as endpoint } from '../../../core/contract/staff-session/staff-session-calls.ts'
import { freshFactorSeconds } from '../../../core/staff/sessions.ts'
import type { RequestContext } from '../../services/context.ts'
import { ownStaff, staffLoggedOut } from '../../services/staff/own-staff.ts'
import { countRecoveryCodes } from '../../services/staff/recovery-codes.ts'

/** From so many recovery codes on, their owner is told how many are left. */
const fewCodes = 3

/** Tells who is logged in to the office. Fault: 401. */
export const readMe = async (ctx: RequestContext): Promise<AnswerOf<typeof endpoint>> => {
  const [actor, { account, session }] = [await ctx.actor(), await ownStaff(ctx)]
  if (actor.kind !== 'staff' || !session.factorAt) throw staffLoggedOut()
  const codes = await countRecoveryCodes(ctx.database, actor.id)
  const freshUntil = Date.parse(session.factorAt) + freshFactorSeconds * 1000
  return {
    id: actor.id,
    name: actor.name,
    emailAddress: account.email,
    roles: [...actor.roles],
    desks: [...actor.desks],
    hasPasskey: account.passkeys > 0,
    may: ctx.officeCallsOf(actor),
    ...(actor.isFresh && { freshUntil: new Date(freshUntil).toISOString() }),
    expiresAt: session.expiresAt,
    ...(codes <= fewCodes && { recoveryCodesLeft: codes }),
  }
}
