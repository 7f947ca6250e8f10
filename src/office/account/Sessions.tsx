import { useRef } from 'react'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import {
  endOtherSessions,
  endSession,
  readSessions,
} from '../../core/contract/staff-account/staff-account-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Failure } from '../kit/Failure.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useCall, useReread } from '../shell/use-call.ts'
import { Part } from './Panel.tsx'

type Session = AnswerOf<typeof readSessions>['items'][number]

const facts: readonly Column<Session>[] = [
  { id: 'device', label: 'Apparaat', isName: true, cell: ({ device }) => device },
  { id: 'place', label: 'Netwerk', cell: ({ place }) => place },
  { id: 'started', label: 'Begonnen', cell: ({ startedAt }) => <When at={startedAt} /> },
  { id: 'seen', label: 'Laatst gebruikt', cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
]

/** Where one is logged in; each session can be ended, and all others at once. */
export function Sessions() {
  const office = useOffice()
  const tell = useToast()
  const reread = useReread()
  const { fault, isBusy, run } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useCall(readSessions, {})
  if (read.error) return <Failure fault={read.error} onAgain={() => void read.refetch()} />
  if (!read.data) return <p className="muted">Een moment…</p>
  const { items } = read.data
  const after = async (told: string) => {
    await reread(readSessions)
    heading.current?.focus()
    tell(told)
  }
  const end = ({ id, device }: Session) =>
    run(async () => {
      await office.call(endSession, { params: { id } })
      await after(`Uitgelogd: ${device}.`)
    })
  const endOthers = () =>
    run(async () => {
      await office.call(endOtherSessions, {})
      await after('Je bent overal elders uitgelogd.')
    })
  const act: Column<Session> = {
    id: 'act',
    label: 'Actie',
    cell: (session) =>
      session.isThis ? (
        'Hier ben je nu'
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Log uit: ${session.device}`}
          onClick={() => void end(session)}
        >
          Log uit
        </Button>
      ),
  }
  return (
    <Part title="Waar je bent ingelogd" ref={heading}>
      <p>Ken je er een niet? Log die uit, en wijzig je wachtwoord.</p>
      {fault && <Failure fault={fault} />}
      <DataTable
        caption="Waar je bent ingelogd, het laatst gebruikt eerst"
        columns={[...facts, act]}
        rows={items}
        keyOf={({ id }) => id}
        empty={<p>Je bent nergens ingelogd.</p>}
      />
      {items.length > 1 && (
        <Button variant="secondary" busy={isBusy} busyText="Uitloggen…" onClick={() => void endOthers()}>
          Log overal elders uit
        </Button>
      )}
    </Part>
  )
}
