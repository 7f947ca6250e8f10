import { useState } from 'react'
import { decideApproval, listStaff, readApprovals } from '../../core/contract/staff/staff-calls.ts'
import { Fault } from '../../core/kernel/fault.ts'
import { Button } from '../../web/ui/Button.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Failure } from '../kit/Failure.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useReread } from '../shell/use-call.ts'
import { type Approval, askedInWords, rightsInWords } from './staff-words.ts'

/** What is asked, for whom, and with which rights. */
const useAsked = (): readonly Column<Approval>[] => {
  const { start } = useOffice()
  return [
    { id: 'what', label: 'Wat', isName: true, cell: askedInWords },
    {
      id: 'who',
      label: 'Voor wie',
      cell: ({ name, email }) => (
        <>
          {name} {email && <span className="muted">{email}</span>}
        </>
      ),
    },
    {
      id: 'rights',
      label: 'Rollen',
      cell: (one) => rightsInWords(one, start.desks) || <span className="muted">blijven zo</span>,
    },
    { id: 'why', label: 'Waarom', cell: ({ reason }) => reason },
    {
      id: 'asked',
      label: 'Gevraagd',
      cell: ({ askedBy, askedAt }) => (
        <>
          {askedBy}, <When at={askedAt} />
        </>
      ),
    },
  ]
}

/** What waits for an approval; nothing where nothing waits. */
export function WaitingApprovals({ items }: { items: readonly Approval[] }) {
  const { call, may } = useOffice()
  const tell = useToast()
  const reread = useReread()
  const [fault, setFault] = useState<Fault>()
  const asked = useAsked()
  const decide = async ({ id, isMine }: Approval, approved: boolean) => {
    setFault(undefined)
    try {
      await call(decideApproval, { params: { id }, body: { approved } })
      tell(approved ? 'Goedgekeurd en uitgevoerd.' : isMine ? 'Ingetrokken.' : 'Afgewezen.')
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown
      setFault(thrown)
    }
    await reread(readApprovals, listStaff)
  }
  if (items.length === 0) return fault ? <Failure fault={fault} /> : null
  const acts: Column<Approval> = {
    id: 'acts',
    label: 'Wat kan',
    cell: (one) => (
      <div className="buttons">
        {one.mayApprove && (
          <Button variant="secondary" size="small" onClick={() => void decide(one, true)}>
            Keur goed<span className="unseen">: {one.name}</span>
          </Button>
        )}
        {(one.mayApprove || one.isMine) && (
          <Button variant="quiet" size="small" onClick={() => void decide(one, false)}>
            {one.isMine ? 'Trek in' : 'Wijs af'}
            <span className="unseen">: {one.name}</span>
          </Button>
        )}
      </div>
    ),
  }
  return (
    <section className="stack" aria-labelledby="approvals-wait">
      <h2 id="approvals-wait">Wacht op goedkeuring</h2>
      {fault && <Failure fault={fault} />}
      <DataTable
        caption="Wat op goedkeuring wacht, het oudste eerst"
        columns={may('staff.decide') ? [...asked, acts] : asked}
        rows={items}
        keyOf={({ id }) => id}
        empty={null}
      />
    </section>
  )
}

/** What was decided last. */
export function DecidedApprovals({ items }: { items: readonly Approval[] }) {
  const decided: Column<Approval> = {
    id: 'decided',
    label: 'Besluit',
    cell: ({ decided: decision }) =>
      decision && (
        <>
          {decision.approved ? 'Goedgekeurd' : 'Afgewezen'} door {decision.by}, <When at={decision.at} />
        </>
      ),
  }
  return (
    <DataTable
      caption="Wat het laatst is besloten"
      columns={[...useAsked(), decided]}
      rows={items}
      keyOf={({ id }) => id}
      empty={<p>Er is nog niets besloten.</p>}
    />
  )
}
