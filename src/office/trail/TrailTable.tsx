import { Link } from 'wouter'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import type { readWholeTrail } from '../../core/contract/staff-trail/staff-trail-calls.ts'
import { roleLabels } from '../../core/staff/roles.ts'
import { Colleague } from '../kit/Colleague.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'

export type Act = AnswerOf<typeof readWholeTrail>['items'][number]

const what: Column<Act> = {
  id: 'what',
  label: 'Wat',
  isName: true,
  cell: ({ words, times }) => (times > 1 ? `${words} (${times} keer)` : words),
}
const when: Column<Act> = { id: 'when', label: 'Wanneer', cell: ({ at }) => <When at={at} /> }

/** The request of an act: a link for who may open it. */
function About({ reference }: Pick<Act, 'reference'>) {
  const { may } = useOffice()
  if (reference === undefined) return <span className="muted">geen</span>
  return may(readRequest.name) ? <Link href={`/aanvragen/${reference}`}>{reference}</Link> : reference
}

const about: Column<Act> = { id: 'about', label: 'Aanvraag', cell: (act) => <About {...act} /> }
const why: Column<Act> = {
  id: 'why',
  label: 'Reden',
  cell: ({ reason }) => reason ?? <span className="muted">niet gevraagd</span>,
}
const who: Column<Act> = {
  id: 'who',
  label: 'Wie',
  cell: ({ staff, roles }) =>
    staff ? (
      <>
        <Colleague id={staff.id} name={staff.name} />{' '}
        <span className="muted">{roles.map((role) => roleLabels[role]).join(', ')}</span>
      </>
    ) : (
      <span className="muted">aan de deur, onbekend</span>
    ),
}

interface TrailTableProps {
  acts: readonly Act[]
  /** Names who did each. */
  withWho?: boolean
  /** Without the reasons, for who only looks back at where they were. */
  isShort?: boolean
  /** The act that is open beside the table, and what opens one; left out where none opens. */
  openId?: string | undefined
  onOpen?: (act: Act) => void
}

/** Acts of staff as a table. */
export function TrailTable({ acts, withWho = false, isShort = false, openId, onOpen }: TrailTableProps) {
  return (
    <DataTable
      caption="Wat er gedaan is, het nieuwste eerst"
      columns={[what, ...(withWho ? [who] : []), when, about, ...(isShort ? [] : [why])]}
      rows={acts}
      keyOf={({ id }) => id}
      openKey={openId}
      {...(onOpen && { onOpen })}
      empty={<p>Hier staat nog niets.</p>}
    />
  )
}
