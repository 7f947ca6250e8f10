import { useState } from 'react'
import { changePassword } from '../../core/contract/staff-account/staff-account-calls.ts'
import { currentPassword } from '../../core/fields/account/current-password.ts'
import { newPassword } from '../../core/fields/account/new-password.ts'
import { relabel } from '../../core/fields/brick/brick.ts'
import { group } from '../../core/fields/brick/group.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { Part } from './Panel.tsx'

const fields = group({
  currentPassword,
  password: relabel(newPassword, {
    label: 'Nieuw wachtwoord',
    hint: 'Minstens 10 tekens. Een paar losse woorden achter elkaar is sterk.',
  }),
})

/** Changes one's own password. */
export function ChangePassword() {
  const office = useOffice()
  const tell = useToast()
  const [changes, setChanges] = useState(0)
  return (
    <Part title="Wijzig je wachtwoord">
      <p>Daarna ben je overal elders uitgelogd.</p>
      <BrickForm
        key={changes}
        group={fields}
        button="Wijzig wachtwoord"
        busyText="Wijzigen…"
        send={async (values) => {
          await office.call(changePassword, {
            body: { currentPassword: String(values.currentPassword), password: String(values.password) },
          })
          setChanges(changes + 1)
          tell('Je wachtwoord is gewijzigd.')
        }}
      >
        {/* whose password it is, for a password manager */}
        <input type="text" autoComplete="username" value={office.me.emailAddress} readOnly hidden />
      </BrickForm>
    </Part>
  )
}
