import { newPassword, passwordRepeat } from '../../../core/fields/account/new-password.ts'
import { relabel } from '../../../core/fields/brick/brick.ts'
import { passwordWithRepeat } from '../../../core/groups/password-with-repeat.ts'
import { strengthOf } from '../../login/strength.ts'
import { passwordChangeCopy } from './password-change-content.ts'

/** The new password and its repeat (D4), with labels that distinguish it from the current one. */
export const chosenPassword = passwordWithRepeat(strengthOf, {
  password: relabel(newPassword, { label: passwordChangeCopy.label }),
  passwordRepeat: relabel(passwordRepeat, { label: passwordChangeCopy.again }),
})
