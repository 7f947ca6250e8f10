import { currentPassword } from '../../../../core/contract/account-changes.ts'
import { relabel } from '../../../../core/fields/brick.ts'
import { newPassword, passwordRepeat } from '../../../../core/fields/password.ts'
import { useFunnel } from '../../../engine/funnel-context.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { useForm } from '../../../form/handle.ts'
import { StrengthMeter } from '../../../login/StrengthMeter.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { copy } from '../content.ts'

const chosen = relabel(newPassword, { label: copy.label })
const again = relabel(passwordRepeat, { label: copy.again })
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The password that one has, and twice the one to come with its strength below it. */
export default function Password() {
  const { snapshot } = useFunnel()
  const form = useForm()
  return (
    <Fields>
      <BrickField path="currentPassword" brick={currentPassword} />
      <BrickField
        path="chosen.password"
        brick={chosen}
        foot={
          <StrengthMeter
            password={textOf(form.value('chosen.password'))}
            email={snapshot.survey.context.viewer.profile?.emailAddress ?? ''}
          />
        }
      />
      <BrickField path="chosen.passwordRepeat" brick={again} />
    </Fields>
  )
}
