import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { readMe as endpoint } from '../../../core/contract/staff-session/staff-session-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { freshFactorSeconds } from '../../../core/staff/sessions.ts'
import type { RequestContext } from '../../services/context.ts'
import { findStaff } from '../../services/staff/find-staff.ts'
import { countRecoveryCodes } from '../../services/staff/recovery-codes.ts'

/** From so many recovery codes on, their owner is told how many are left. */
const fewCodes = 3

const loggedOut = () => new Fault(401, 'login-required', 'Log in om verder te gaan.')

/** Tells who is logged in to the office. Fault: 401. */
export const readMe = async (ctx: RequestContext): Promise<AnswerOf<typeof endpoint>> => {
  const [actor, session] = [await ctx.actor(), await ctx.staffSession()]
  if (actor.kind !== 'staff' || !session?.factorAt) throw loggedOut()
  const account = await findStaff(ctx.database, actor.id)
  if (!account) throw loggedOut()
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
