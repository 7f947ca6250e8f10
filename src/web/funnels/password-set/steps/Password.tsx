import { NewPassword } from '../../../login/NewPassword.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

export function Password() {
  return (
    <Fields>
      <NewPassword path="chosen" />
    </Fields>
  )
}
