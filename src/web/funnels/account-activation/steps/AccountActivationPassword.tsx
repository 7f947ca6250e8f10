import { password } from '../../../../core/fields/account/password.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { accountActivationCopy } from '../account-activation-content.ts'

/** Asks the password of the registration; who does not know it can have a mail to choose another one. */
export function AccountActivationPassword() {
  return (
    <Fields>
      <BrickField
        path="password"
        brick={password}
        foot={<a href="/wachtwoord-vergeten">{accountActivationCopy.another}</a>}
      />
    </Fields>
  )
}
