import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { useForm } from '../../../form/handle.ts'
import { Parts } from '../../../form/Parts.tsx'
import { StrengthMeter } from '../../../login/StrengthMeter.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { chosenPassword } from '../membership-answers.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Asks date of birth and phone numbers, and for a new account a password with its strength below it. */
export default function MembershipContact() {
  const { store } = useFunnel()
  const form = useForm()
  const { secret: _, ...rest } = store.funnel.steps.contactgegevens?.asks ?? {}
  const { password, passwordRepeat } = chosenPassword.parts
  return (
    <Fields>
      <Parts of={rest} />
      {form.shown('secret') && (
        <>
          <BrickField
            path="secret.password"
            brick={password}
            foot={
              <StrengthMeter
                password={textOf(form.value('secret.password'))}
                email={textOf(form.value('email'))}
              />
            }
          />
          <BrickField path="secret.passwordRepeat" brick={passwordRepeat} />
        </>
      )}
    </Fields>
  )
}
