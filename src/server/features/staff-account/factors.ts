import { renderSVG } from 'uqr'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type * as calls from '../../../core/contract/staff-account/staff-account-calls.ts'
import { audit } from '../../services/audit/write-trail.ts'
import type { RequestContext } from '../../services/context.ts'
import * as passkeys from '../../services/staff/own-passkeys.ts'
import { lockStaff, ownStaff } from '../../services/staff/own-staff.ts'
import * as recovery from '../../services/staff/recovery-codes.ts'
import * as totp from '../../services/staff/set-up-totp.ts'
import { tellFactorChange } from '../../services/staff/tell-factor-change.ts'

/** Tells what the caller has as a second factor. Fault: 401. */
export const readFactors = async (ctx: RequestContext): Promise<AnswerOf<typeof calls.readFactors>> => {
  const { account } = await ownStaff(ctx)
  const own = await passkeys.passkeysOf(ctx.database, account.id)
  return {
    hasTotp: account.hasTotp,
    passkeys: own.map(({ id, name, created_at, used_at }) => ({
      id: passkeys.nameInCalls(id),
      name,
      createdAt: created_at,
      ...(used_at !== null && { usedAt: used_at }),
    })),
    recoveryCodesLeft: await recovery.countRecoveryCodes(ctx.database, account.id),
  }
}

/** Begins with an app with codes. Faults: 401, 403. */
export const beginTotp = async (ctx: RequestContext): Promise<AnswerOf<typeof calls.beginTotp>> => {
  const { secret, uri } = await totp.beginTotp(ctx)
  return { secret, picture: renderSVG(uri) }
}

/** Sets the app up. Faults: 401, 403, 409 `totp-not-begun`, 400 `code-wrong`, 429. */
export const confirmTotp = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof calls.confirmTotp>,
): Promise<AnswerOf<typeof calls.confirmTotp>> => ({
  recoveryCodes: await totp.confirmTotp(ctx, body.code),
})

/** Adds a passkey. Faults: 401, 400 `passkey-wrong`, 409. */
export const addPasskey = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof calls.addPasskey>,
): Promise<AnswerOf<typeof calls.addPasskey>> => ({
  id: await passkeys.addPasskey(ctx, body.name, body.response),
})

/** Removes a passkey. Faults: 401, 404 `passkey-unknown`, 409 `last-factor`. */
export const removePasskey = async (
  ctx: RequestContext,
  { params }: RequestOf<typeof calls.removePasskey>,
): Promise<AnswerOf<typeof calls.removePasskey>> => {
  await passkeys.removePasskey(ctx, params.id)
  return { removed: true }
}

/** Gives the caller new recovery codes, and tells them by mail that the old ones are worthless. Fault: 401. */
export const renewRecoveryCodes = async (
  ctx: RequestContext,
): Promise<AnswerOf<typeof calls.renewRecoveryCodes>> => {
  const { account } = await ownStaff(ctx)
  const recoveryCodes = await ctx.transaction(async (tx) => {
    const { id, email } = await lockStaff(tx, account.id)
    await audit(tx, ctx, 'staff-account.renew-recovery-codes', id)
    await tellFactorChange(tx, ctx, email, 'codes')
    return recovery.renewRecoveryCodes(tx, ctx, id)
  })
  return { recoveryCodes }
}
