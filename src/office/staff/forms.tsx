import type { InputOf } from '../../core/contract/endpoint.ts'
import { changeStaff, inviteStaff, leaveStaff, resetStaff } from '../../core/contract/staff/staff-calls.ts'
import { group } from '../../core/fields/brick/group.ts'
import { staffInvitation, staffReset, staffRights } from '../../core/groups/staff.ts'
import { Button } from '../../web/ui/Button.tsx'
import { AbsenceForm } from '../absence/AbsenceForm.tsx'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useOffice } from '../shell/office-context.ts'
import type { Start } from '../shell/start.ts'
import type { StaffMember } from './staff-words.ts'

// Each act on an account has a form in the place of the list. What the second factor is asked for stands over it, and the form
// stays as it was filled in.

interface Closing {
  /** Goes back to the list; `told` says there what was done. */
  onClose(told?: string): void
}
interface OnColleague extends Closing {
  colleague: StaffMember
}

const asked = 'Gevraagd. Een andere beheerder keurt het goed.'

const notNow = (onClose: Closing['onClose']) => (
  <Button variant="quiet" onClick={() => onClose()}>
    Toch niet
  </Button>
)

const desksOf = ({ desks }: Start) => ({
  desks: Object.entries(desks).map(([value, label]) => ({ value, label })),
})

/** Asks for an account for a new colleague. */
export function InviteForm({ onClose }: Closing) {
  const { call, start } = useOffice()
  return (
    <Screen title="Nodig een collega uit">
      <p>
        Na de goedkeuring mailen we je collega een link. Daarmee kiest die een wachtwoord en een tweede
        factor.
      </p>
      <BrickForm
        group={staffInvitation}
        choices={desksOf(start)}
        button="Vraag goedkeuring"
        busyText="Aanvragen…"
        send={async (values) => {
          await call(inviteStaff, { body: values as InputOf<typeof inviteStaff>['body'] })
          onClose(asked)
        }}
        beside={notNow(onClose)}
      />
    </Screen>
  )
}

/** Asks to give a colleague other roles or desks. */
export function ChangeForm({ colleague: { id, name, roles, desks }, onClose }: OnColleague) {
  const { call, start } = useOffice()
  return (
    <Screen title={`Andere rollen voor ${name}`}>
      <p>
        Na de goedkeuring is {name} overal uitgelogd, en gelden bij het volgende inloggen de nieuwe rollen.
      </p>
      <BrickForm
        group={staffRights}
        initial={{ roles, desks }}
        choices={desksOf(start)}
        button="Vraag goedkeuring"
        busyText="Aanvragen…"
        send={async (values) => {
          await call(changeStaff, { params: { id }, body: values as InputOf<typeof changeStaff>['body'] })
          onClose(asked)
        }}
        beside={notNow(onClose)}
      />
    </Screen>
  )
}

/** Says from when until when a colleague is not there. */
export function AbsentForm({ colleague: { id, name }, onClose }: OnColleague) {
  return (
    <Screen title={`${name} is er niet`}>
      <p>
        Vanaf de eerste dag liggen de open aanvragen van {name} weer op de stapel, en kan niemand {name} er
        een geven. Waarom staat er niet bij.
      </p>
      <AbsenceForm id={id} button="Bewaar" onDone={() => onClose()} beside={notNow(onClose)} />
    </Screen>
  )
}

/** Asks to empty the account of a colleague, who is invited again. */
export function ResetForm({ colleague: { id, name }, onClose }: OnColleague) {
  const { call } = useOffice()
  return (
    <Screen title={`Laat ${name} opnieuw beginnen`}>
      <p>
        Na de goedkeuring werken het wachtwoord, de codes en de passkeys van {name} niet meer. We mailen een
        link om opnieuw te beginnen. Alle beheerders krijgen bericht.
      </p>
      <BrickForm
        group={staffReset}
        button="Vraag goedkeuring"
        busyText="Aanvragen…"
        send={async (values) => {
          await call(resetStaff, { params: { id }, body: values as InputOf<typeof resetStaff>['body'] })
          onClose(asked)
        }}
        beside={notNow(onClose)}
      />
    </Screen>
  )
}

const nothing = group({})

/** Ends the account of a colleague who leaves. It cannot be taken back, so it says first what happens. */
export function LeaveForm({ colleague: { id, name }, onClose }: OnColleague) {
  const { call } = useOffice()
  return (
    <Screen title={`${name} werkt hier niet meer`}>
      <p>
        {name} is meteen overal uitgelogd en komt er niet meer in. De naam blijft in het logboek. Komt {name}
        terug, dan nodig je die opnieuw uit.
      </p>
      <BrickForm
        group={nothing}
        button="Sluit het account"
        busyText="Sluiten…"
        send={async () => {
          const { ended } = await call(leaveStaff, { params: { id } })
          onClose(`Het account van ${name} is gesloten (${ended} keer uitgelogd).`)
        }}
        beside={notNow(onClose)}
      />
    </Screen>
  )
}
