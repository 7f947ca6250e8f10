import { newPassword, passwordRepeat, repeatDiffers } from '../../../core/fields/account/new-password.ts'
import { leastStrength } from '../../../core/fields/account/password-strength.ts'
import { relabel } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { giftCode } from '../../../core/fields/payment/gift-code.ts'
import { strengthOf } from '../../login/strength.ts'

/** The new password, typed twice. Its strength is checked by a rule of the funnel, which also knows the e-mail address. */
export const chosenPassword = group(
  { password: newPassword, passwordRepeat },
  {
    rules: [
      {
        field: 'passwordRepeat',
        message: repeatDiffers,
        ok: ({ password, passwordRepeat: repeat }) => password === repeat,
      },
    ],
  },
)

/** Whether a password is strong enough. Words of the e-mail address count as easy to guess (D4). */
export const isStrong = (password: string, email = ''): boolean =>
  strengthOf(password, email) >= leastStrength

/** The code of a gift card, with a hint where to find it. */
export const codeOnCard = relabel(giftCode, {
  hint: 'De code staat op je kaart of in je e-mail. Hoofdletters en streepjes maken niet uit.',
  placeholder: 'ABCD-1234-EFGH-5678',
})
