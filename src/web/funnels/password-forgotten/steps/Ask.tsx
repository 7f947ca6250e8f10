import { ForgottenForm } from '../../../login/ForgottenForm.tsx'
import { copy } from '../content.ts'

export function Ask() {
  return <ForgottenForm button={copy.button} done={copy.done} note={copy.note} />
}
