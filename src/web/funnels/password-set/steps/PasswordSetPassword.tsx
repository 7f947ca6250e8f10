import { NewPassword } from '../../../login/NewPassword.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

export function PasswordSetPassword() {
  return (
    <Fields>
      <NewPassword path="chosen" />
    </Fields>
  )
}
