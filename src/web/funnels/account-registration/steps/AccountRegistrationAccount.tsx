import { email } from '../../../../core/fields/person/email.ts'
import { useAnswer, useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { NewPassword } from '../../../login/NewPassword.tsx'
import { Fields } from '../../../ui/Funnel.tsx'

/** Asks who somebody is, and a password with its strength below it. */
export function AccountRegistrationAccount() {
  const { store, snapshot } = useFunnel()
  const { chosen: _, ...rest } = store.funnel.steps[snapshot.step]?.asks ?? {}
  const [address = ''] = useAnswer('email', email)
  return (
    <Fields>
      <Parts of={rest} />
      <NewPassword path="chosen" email={address} />
    </Fields>
  )
}
