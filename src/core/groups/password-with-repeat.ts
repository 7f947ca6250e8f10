import { newPassword, passwordRepeat, repeatDiffers, tooWeak } from '../fields/account/new-password.ts'
import { leastStrength } from '../fields/account/password-strength.ts'
import { group } from '../fields/brick/group.ts'

/**
 * A new password typed twice. `strength` gives 0 (guessed at once) to 4, of which 3 is enough; it is a parameter because its word
 * lists are far too large for the shared code (D4). `parts` are the same fields with other labels, for a form that also asks the
 * old password.
 */
export const passwordWithRepeat = (
  strength: (password: string) => number,
  parts = { password: newPassword, passwordRepeat },
) =>
  group(parts, {
    rules: [
      {
        field: 'password',
        reads: ['password'],
        message: tooWeak,
        ok: ({ password }) => strength(password) >= leastStrength,
      },
      {
        field: 'passwordRepeat',
        message: repeatDiffers,
        ok: ({ password, passwordRepeat }) => password === passwordRepeat,
      },
    ],
  })
