import { containsEmail } from '../../core/fields/account/new-password.ts'
import { passwordWithRepeat } from '../../core/groups/password-with-repeat.ts'
import { BrickField } from '../form/BrickField.tsx'
import { useForm } from '../form/handle.ts'
import { StrengthMeter } from './StrengthMeter.tsx'
import { strengthOf } from './strength.ts'

/** A new password, typed twice (D4). */
export const chosenPassword = passwordWithRepeat(strengthOf)

/** Whether a chosen password does not contain the e-mail address; true where either is missing. */
export const isFreeOf = (chosen: { password?: string } | undefined, email: string | undefined): boolean =>
  !chosen?.password || !containsEmail(chosen.password, email ?? '')

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Draws `chosenPassword` with its strength below it; `email` is the address of the account, where that is known. */
export function NewPassword({ path, email = '' }: { path: string; email?: string }) {
  const form = useForm()
  const { password, passwordRepeat } = chosenPassword.parts
  return (
    <>
      <BrickField
        path={`${path}.password`}
        brick={password}
        foot={<StrengthMeter password={textOf(form.value(`${path}.password`))} email={email} />}
      />
      <BrickField path={`${path}.passwordRepeat`} brick={passwordRepeat} />
    </>
  )
}
