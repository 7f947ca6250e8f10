import { endStaffSessions, listStaff } from '../../core/contract/staff/staff-calls.ts'
import { listAbsence } from '../../core/contract/staff-absence/staff-absence-calls.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { absentInWords } from '../absence/absence-words.ts'
import { ActionMenu, type MenuAct } from '../kit/ActionMenu.tsx'
import { Colleague } from '../kit/Colleague.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import type { OfficeIconName } from '../kit/icons.ts'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall, useReread } from '../shell/use-call.ts'
import { rightsInWords, type StaffMember } from './staff-words.ts'

/** An act on a colleague that has a form, by its word in the address. */
export type StaffAct = 'rollen' | 'afwezig' | 'leegmaken' | 'vertrek'

const states: Readonly<Record<StaffMember['state'], { icon: OfficeIconName; words: string }>> = {
  invited: { icon: 'clock', words: 'Uitgenodigd' },
  active: { icon: 'check', words: 'Werkt hier' },
  left: { icon: 'cross', words: 'Vertrokken' },
}

interface StateProps extends Pick<StaffMember, 'state'> {
  /** When they are not there, in words; undefined for who is there. */
  absent: string | undefined
}

function State({ state, absent }: StateProps) {
  const { icon, words } = states[state]
  return (
    <>
      <span className="sign">
        <OfficeIcon name={icon} />
        {words}
      </span>
      {absent !== undefined && <p className="muted">{absent}</p>}
    </>
  )
}

const acts: readonly { word: StaffAct; needs: string; label: string }[] = [
  { word: 'rollen', needs: 'staff.change', label: 'Geef andere rollen…' },
  { word: 'afwezig', needs: 'staff-absence.report-colleague', label: 'Is er niet…' },
  { word: 'leegmaken', needs: 'staff.reset', label: 'Laat opnieuw beginnen…' },
  { word: 'vertrek', needs: 'staff.leave', label: 'Werkt hier niet meer…' },
]

interface StaffTableProps {
  rows: readonly StaffMember[]
  caption: string
  /** Opens the form of an act on the colleague with this id. */
  onAct(act: StaffAct, id: string): void
}

/** Colleagues in a table, each with a menu of what may be done with their account. Nobody does anything with their own. */
export function StaffTable({ rows, caption, onAct }: StaffTableProps) {
  const { me, may, call, start } = useOffice()
  const tell = useToast()
  const reread = useReread()
  // without it the table tells the rest all the same
  const absences = useCall(listAbsence, {}).data?.items ?? []
  const absentOf = (id: string): string | undefined => {
    const absence = absences.find((one) => one.id === id)
    return absence && absentInWords(absence, todayIso(systemClock))
  }
  const endSessions = async ({ id, name }: StaffMember) => {
    try {
      const { ended } = await call(endStaffSessions, { params: { id } })
      tell(ended === 1 ? `${name} is 1 keer uitgelogd.` : `${name} is ${ended} keer uitgelogd.`)
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      tell(thrown.message)
    }
    await reread(listStaff)
  }
  const menuOf = (one: StaffMember): MenuAct[] => {
    if (one.id === me.id || one.state === 'left') return []
    const withForm = acts.filter(({ needs }) => may(needs))
    return [
      ...withForm.map(({ word, label }) => ({ id: word, label, run: () => onAct(word, one.id) })),
      ...(may('staff.end-sessions')
        ? [{ id: 'sessions', label: 'Log overal uit', run: () => void endSessions(one) }]
        : []),
    ]
  }
  const columns: readonly Column<StaffMember>[] = [
    { id: 'name', label: 'Naam', isName: true, cell: ({ id, name }) => <Colleague id={id} name={name} /> },
    { id: 'roles', label: 'Rollen', cell: (one) => rightsInWords(one, start.desks) },
    { id: 'email', label: 'E-mailadres', cell: ({ email }) => email },
    { id: 'state', label: 'Stand', cell: ({ id, state }) => <State state={state} absent={absentOf(id)} /> },
    {
      id: 'seen',
      label: 'Laatst gezien',
      cell: ({ lastSeenAt }) =>
        lastSeenAt ? <When at={lastSeenAt} /> : <span className="muted">nu niet ingelogd</span>,
    },
    {
      id: 'acts',
      label: 'Wat kan',
      cell: (one) => <ActionMenu label={`Wat kan met ${one.name}`} acts={menuOf(one)} />,
    },
  ]
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      empty={<p>Hier staat niemand.</p>}
    />
  )
}
