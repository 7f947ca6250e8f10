import { Screen } from '../kit/Screen.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { useOffice } from '../shell/office-context.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { Factors } from './Factors.tsx'
import { OwnAbsence } from './OwnAbsence.tsx'
import { Sessions } from './Sessions.tsx'

/** One's own account: second factors, password, where one is logged in, days away. Each part has at most one primary act. */
export default function AccountScreen() {
  const { me } = useOffice()
  return (
    <Screen title="Je account" aside={me.emailAddress}>
      <Tabs
        label="Je account"
        parts={[
          { id: 'factors', label: 'Tweede factor', content: <Factors /> },
          { id: 'password', label: 'Wachtwoord', content: <ChangePassword /> },
          { id: 'sessions', label: 'Waar je bent ingelogd', content: <Sessions /> },
          { id: 'absence', label: 'Ik ben er niet', content: <OwnAbsence /> },
        ]}
      />
    </Screen>
  )
}
