import { currentPassword } from '../../../../core/fields/account/current-password.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { useForm } from '../../../form/handle.ts'
import { StrengthMeter } from '../../../login/StrengthMeter.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { chosenPassword } from '../password-change-answers.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Asks the current password, and the new one twice with its strength below it. */
export default function PasswordChangePassword() {
  const { snapshot } = useFunnel()
  const form = useForm()
  const { password, passwordRepeat } = chosenPassword.parts
  return (
    <Fields>
      <BrickField path="currentPassword" brick={currentPassword} />
      <BrickField
        path="chosen.password"
        brick={password}
        foot={
          <StrengthMeter
            password={textOf(form.value('chosen.password'))}
            email={snapshot.derived.context.viewer.profile?.emailAddress ?? ''}
          />
        }
      />
      <BrickField path="chosen.passwordRepeat" brick={passwordRepeat} />
    </Fields>
  )
}
