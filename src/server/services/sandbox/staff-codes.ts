import type { Runtime } from '../context.ts'
import { totpCode, totpField, totpSeconds, windowOf } from '../staff/totp.ts'

/** What `/sandbox` shows of one account of the office: a code for its next login. */
export interface StaffCode {
  /** The e-mail address. */
  account: string
  /** Six digits; never a code that was used. */
  code: string
  /** Seconds for which the code is right; for one that is not right yet, the seconds until it is. */
  secondsLeft: number
}

/**
 * The window (half minute) whose code is given: this one, or the one after the last that was used. A login takes the code of the
 * window before and of the one after too, but none up to the last that was used.
 */
const nextWindow = (now: number, used: number): number => Math.max(windowOf(now), used + 1)

/** The instant, in milliseconds, at which this window ends; of one that is not taken yet, at which it is. */
const changesAt = (now: number, window: number): number => {
  const next = windowOf(now) + 1
  return (window <= next ? window + 1 : window - 1) * totpSeconds * 1000
}

/**
 * Makes what reads the codes of the demo's staff, which stand in for the apps on their phones. Accounts that are no demo are left
 * out, and those whose secret was locked by another data folder, which nobody here can read.
 */
export const sandboxStaffCodes =
  ({ database, clock, vault }: Pick<Runtime, 'database' | 'clock' | 'vault'>) =>
  async (): Promise<StaffCode[]> => {
    const rows = await database
      .selectFrom('staff_account')
      .select(['id', 'email', 'totp_locked', 'totp_used'])
      .where('demo', '=', true)
      .where('left_at', 'is', null)
      .orderBy('id')
      .execute()
    const now = clock.now()
    return rows.flatMap(({ id, email, totp_locked, totp_used }) => {
      const secret = totp_locked === null ? undefined : unlocked(vault, totp_locked, id)
      if (secret === undefined) return []
      const window = nextWindow(now, totp_used)
      const secondsLeft = Math.ceil((changesAt(now, window) - now) / 1000)
      return [{ account: email, code: totpCode(secret, window), secondsLeft }]
    })
  }

const unlocked = (vault: Runtime['vault'], locked: string, id: string): string | undefined => {
  try {
    return vault.unlock(locked, totpField(id))
  } catch {
    return undefined
  }
}
