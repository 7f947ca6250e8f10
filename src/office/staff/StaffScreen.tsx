import { listStaff, readApprovals } from '../../core/contract/staff/staff-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Notice } from '../../web/ui/Notice.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall, useReread } from '../shell/use-call.ts'
import { DecidedApprovals, WaitingApprovals } from './Approvals.tsx'
import { AbsentForm, ChangeForm, InviteForm, LeaveForm, ResetForm } from './forms.tsx'
import { type StaffAct, StaffTable } from './StaffTable.tsx'
import type { StaffMember } from './staff-words.ts'

/** The form of an act on a colleague, in the place of the list, by its word in the address. */
const forms: Readonly<Record<StaffAct, typeof ChangeForm>> = {
  rollen: ChangeForm,
  afwezig: AbsentForm,
  leegmaken: ResetForm,
  vertrek: LeaveForm,
}

const isAct = (word: string | undefined): word is StaffAct => word !== undefined && Object.hasOwn(forms, word)

const isActive = ({ state }: StaffMember): boolean => state === 'active'

/** Said while nobody could approve anything: the server does what gives rights until then. */
function OneOperator({ staff }: { staff: readonly StaffMember[] }) {
  const operators = staff.filter((one) => isActive(one) && one.roles.includes('operator'))
  if (operators.length >= 2) return null
  return (
    <Notice tone="warn" title="Er is nog geen tweede beheerder">
      <p>
        Wat rechten geeft, keurt een andere beheerder goed. Tot die er is, doe je het op de server met de
        opdracht <code>npm run staff</code>.
      </p>
    </Notice>
  )
}

/** Who works here, what may be done with their accounts, and what waits for an approval. */
export default function StaffScreen() {
  const { may } = useOffice()
  const tell = useToast()
  const reread = useReread()
  const [{ doe: word, wie: id }, go] = useAddress(['doe', 'wie'])
  const list = useCall(listStaff, {})
  const approvals = useCall(readApprovals, {})
  const staff = list.data?.items ?? []
  const colleague = staff.find((one) => one.id === id)
  const close = (told?: string) => {
    go({ doe: undefined, wie: undefined })
    if (told === undefined) return
    tell(told)
    void reread(listStaff, readApprovals)
  }

  if (word === 'uitnodigen' && may('staff.invite')) return <InviteForm onClose={close} />
  if (isAct(word) && colleague) {
    const Form = forms[word]
    return <Form colleague={colleague} onClose={close} />
  }
  const table = (rows: readonly StaffMember[], caption: string) => (
    <StaffTable rows={rows} caption={caption} onAct={(doe, wie) => go({ doe, wie })} />
  )
  const items = approvals.data?.items ?? []
  const invite = () => go({ doe: 'uitnodigen' })
  return (
    <Screen
      title="Medewerkers"
      acts={may('staff.invite') && <Button onClick={invite}>Nodig een collega uit</Button>}
    >
      <div className="stack">
        {list.error && <Failure fault={list.error} onAgain={() => void list.refetch()} />}
        {approvals.error && <Failure fault={approvals.error} onAgain={() => void approvals.refetch()} />}
        {list.data && <OneOperator staff={staff} />}
        <WaitingApprovals items={items.filter(({ decided }) => !decided)} />
        {list.data ? (
          <Tabs
            label="Medewerkers"
            parts={[
              {
                id: 'here',
                label: 'Werken hier',
                content: table(
                  staff.filter(({ state }) => state !== 'left'),
                  'Wie hier werkt',
                ),
              },
              {
                id: 'left',
                label: 'Vertrokken',
                content: table(
                  staff.filter(({ state }) => state === 'left'),
                  'Wie hier werkte',
                ),
              },
              {
                id: 'decided',
                label: 'Besluiten',
                content: <DecidedApprovals items={items.filter(({ decided }) => decided)} />,
              },
            ]}
          />
        ) : (
          !list.error && <p className="muted">Een moment…</p>
        )}
      </div>
    </Screen>
  )
}
