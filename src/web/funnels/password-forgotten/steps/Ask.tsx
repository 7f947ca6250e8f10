import { ForgottenForm } from '../../../login/ForgottenForm.tsx'
import { passwordForgottenCopy } from '../password-forgotten-content.ts'

export function Ask() {
  return (
    <ForgottenForm
      button={passwordForgottenCopy.button}
      done={passwordForgottenCopy.done}
      note={passwordForgottenCopy.note}
    />
  )
}
