import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type * as calls from '../../../core/contract/staff-account/staff-account-calls.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { deviceInWords } from '../../../core/staff/device-in-words.ts'
import { audit } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import { ownStaff } from '../../services/staff/own-staff.ts'
import { endOtherStaffSessions, listStaffSessions } from '../../services/staff/staff-sessions.ts'

/** Tells where the caller is logged in. Fault: 401. */
export const readSessions = async (ctx: RequestContext): Promise<AnswerOf<typeof calls.readSessions>> => {
  const { account, session } = await ownStaff(ctx)
  const sessions = await listStaffSessions(ctx, account.id)
  return {
    items: sessions.map(({ device, ...one }) => ({
      ...one,
      device: deviceInWords(device),
      isThis: one.id === session.id,
    })),
  }
}

/**
 * Ends one of the caller's own sessions; by a fresh second factor, so that whoever has a session of theirs does not throw them out
 * (ASVS 7.5.2). A session of a colleague is answered as one that nobody has.
 * Faults: 401, 404 `session-unknown`.
 */
export const endSession = async (
  ctx: RequestContext,
  { params }: RequestOf<typeof calls.endSession>,
): Promise<AnswerOf<typeof calls.endSession>> => {
  const { account, session } = await ownStaff(ctx)
  await ctx.transaction(async (tx) => {
    const ended = await tx
      .deleteFrom('staff_session')
      .where('id', '=', params.id)
      .where('staff_id', '=', account.id)
      .executeTakeFirst()
    if (Number(ended.numDeletedRows) !== 1)
      throw new Fault(404, 'session-unknown', 'Deze sessie is er niet meer.')
    await audit(tx, ctx, 'staff-account.end-session', account.id)
  })
  // the browser lets go of the cookie of its own session
  if (params.id === session.id) await ctx.becomeStaff(undefined)
  return { ended: true }
}

/** Ends the caller's sessions but this one. Fault: 401. */
export const endOtherSessions = async (
  ctx: RequestContext,
): Promise<AnswerOf<typeof calls.endOtherSessions>> => {
  const { account, session } = await ownStaff(ctx)
  const ended = await ctx.transaction(async (tx) => {
    await audit(tx, ctx, 'staff-account.end-others', account.id)
    return endOtherStaffSessions(tx, session)
  })
  return { ended }
}
