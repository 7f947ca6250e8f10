import * as OTPAuth from 'otpauth'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../context.ts'

/** Seconds for which a code holds (RFC 6238). */
export const totpSeconds = 30
/** How many windows a clock may be off, either way. */
const windowsOff = 1

const of = (secret: OTPAuth.Secret, email = '', issuer = ''): OTPAuth.TOTP =>
  new OTPAuth.TOTP({ issuer, label: email, algorithm: 'SHA1', digits: 6, period: totpSeconds, secret })

/** A new shared secret in base32, and the address by which an app with codes reads it from a picture. */
export const newTotp = (email: string, issuer: string): { secret: string; uri: string } => {
  const secret = new OTPAuth.Secret({ size: 20 })
  return { secret: secret.base32, uri: of(secret, email, issuer).toString() }
}

/** The code of a secret in a window, for the sandbox and for tests. `counter` is the number of half minutes since 1970. */
export const totpCode = (secret: string, counter: number): string =>
  of(OTPAuth.Secret.fromBase32(secret)).generate({ timestamp: counter * totpSeconds * 1000 })

/** The number of the half minute of an instant (milliseconds since 1970). */
export const windowOf = (milliseconds: number): number => Math.floor(milliseconds / (totpSeconds * 1000))

/** The window whose code this is: now, the one before or the one after; undefined for a wrong code. */
export const windowOfCode = (secret: string, code: string, now: number): number | undefined => {
  const delta = of(OTPAuth.Secret.fromBase32(secret)).validate({
    token: code,
    timestamp: now,
    window: windowsOff,
  })
  return delta === null ? undefined : windowOf(now) + delta
}

/** The column in which the secret of an account is locked. */
export const totpField = (staffId: string) => ['staff_account.totp_locked', staffId] as const

/**
 * Uses a code of an app up, in the caller's transaction: of many uses of one code, also by other processes, one is right. A code
 * older than the last one that was used is wrong too.
 */
export const spendTotp = async (
  tx: Tx,
  runtime: Runtime,
  staffId: string,
  code: string,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('staff_account')
    .select('totp_locked')
    .where('id', '=', staffId)
    .executeTakeFirst()
  if (!row?.totp_locked) return false
  const window = windowOfCode(
    runtime.vault.unlock(row.totp_locked, totpField(staffId)),
    code,
    runtime.clock.now(),
  )
  if (window === undefined) return false
  const used = await tx
    .updateTable('staff_account')
    .set({ totp_used: window })
    .where('id', '=', staffId)
    .where('totp_used', '<', window)
    .executeTakeFirst()
  return Number(used.numUpdatedRows) === 1
}
