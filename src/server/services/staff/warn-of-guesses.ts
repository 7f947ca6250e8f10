import type { RequestContext } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { warnAt } from '../passwords/login-attempts.ts'
import type { StaffAccount } from './find-staff.ts'
import { staffLoginWarning } from './own-account-letters.ts'

/** The number of wrong tries at which the owner is told: sooner where the password was right, which nobody else should know. */
const toldAt = { password: warnAt, code: 5 }

/**
 * Tells the owner of an account by mail that somebody keeps guessing, once in a quarter of an hour. `failures` are the tries that
 * were counted, this one included.
 */
export const warnOfGuesses = async (
  ctx: RequestContext,
  { email }: Pick<StaffAccount, 'email'>,
  { guessed, failures }: { guessed: keyof typeof toldAt; failures: number },
): Promise<void> => {
  if (failures !== toldAt[guessed]) return
  await ctx.transaction((tx) =>
    writeLetter(tx, ctx, {
      letter: staffLoginWarning,
      personId: undefined,
      address: email,
      facts: { failures, known: guessed === 'code' ? 'password' : 'nothing' },
    }),
  )
}
