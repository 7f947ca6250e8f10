import { newPassword, passwordRepeat, repeatDiffers, tooWeak } from '../fields/account/new-password.ts'
import { leastStrength } from '../fields/account/password-strength.ts'
import { group } from '../fields/brick/group.ts'

/**
 * A new password typed twice. `strength` gives 0 (guessed at once) to 4, of which 3 is enough; it is handed in
 * because its word lists are far too heavy for the shared code (D4). `parts` are the same fields under other
 * labels, where an old password stands beside them.
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
