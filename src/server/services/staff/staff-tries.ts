import type { RequestContext, StaffSession } from '../context.ts'
import type { Tries } from '../passwords/login-attempts.ts'
import { hashToken } from '../sessions/tokens.ts'
import { findStaff, type StaffAccount } from './find-staff.ts'
import { isStaffDevice } from './staff-devices.ts'

/**
 * Most wrong passwords and wrong codes of one account in a quarter of an hour: from browsers in which its owner never logged in
 * (`strangers`), from one in which they did (`device`), and from all of those (`devices`). Strangers and devices together stay
 * below the 40 at which guesses must have stopped.
 */
const most = {
  password: { strangers: 20, device: 15, devices: 19 },
  code: { strangers: 15, device: 10, devices: 19 },
}

const known = (kind: keyof typeof most, account: string, device: string): Tries => [
  { name: `staff-${kind}-device\0${account}\0${device}`, most: most[kind].device },
  { name: `staff-${kind}-devices\0${account}`, most: most[kind].devices },
]

const strangers = (kind: keyof typeof most, account: string): Tries => [
  { name: `staff-${kind}-strangers\0${account}`, most: most[kind].strangers },
]

/** The counters of this browser, if the owner of the account logged in with it before. */
const ofDevice = (
  ctx: RequestContext,
  kind: keyof typeof most,
  account: StaffAccount | undefined,
): Tries | undefined =>
  account && ctx.device !== undefined && isStaffDevice(ctx, account, ctx.device)
    ? known(kind, account.id, hashToken(ctx.device).toString('hex'))
    : undefined

/**
 * The counters for a password that is given for an e-mail address, which may be nobody's. Guesses of strangers do not keep its
 * owner out who comes by a browser of before.
 */
export const passwordTries = (
  ctx: RequestContext,
  account: StaffAccount | undefined,
  emailAddress: string,
): Tries =>
  ofDevice(ctx, 'password', account) ?? strangers('password', account?.id ?? emailAddress.toLowerCase())

/**
 * The counters for a second factor. A session that is open already, and a browser of before, have a count of their own: whoever
 * stole a password keeps its owner neither from logging in nor from what wants a fresh factor.
 */
export const codeTries = async (
  ctx: RequestContext,
  { id, staffId, factorAt }: StaffSession,
): Promise<Tries> => {
  if (factorAt !== undefined) return known('code', staffId, id)
  return ofDevice(ctx, 'code', await findStaff(ctx.database, staffId)) ?? strangers('code', staffId)
}
