import { useRef } from 'react'
import type { AnswerOf } from '../../core/contract/endpoint.ts'
import { readFactors, removePasskey } from '../../core/contract/staff-account/staff-account-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { whyNoPasskey } from '../door/passkey-sentence.ts'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Failure } from '../kit/Failure.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useReread } from '../shell/use-call.ts'
import { Part } from './Panel.tsx'

type Own = AnswerOf<typeof readFactors>
type Passkey = Own['passkeys'][number]

const facts: readonly Column<Passkey>[] = [
  { id: 'name', label: 'Naam', isName: true, cell: ({ name }) => name },
  { id: 'made', label: 'Toegevoegd', cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    id: 'used',
    label: 'Laatst gebruikt',
    cell: ({ usedAt }) => (usedAt ? <When at={usedAt} /> : <span className="muted">nog niet</span>),
  },
]

/** The passkeys of the account. The last second factor cannot be removed, and says so. */
export function Passkeys({ hasTotp, passkeys, onAdd }: Own & { onAdd: () => void }) {
  const office = useOffice()
  const tell = useToast()
  const reread = useReread()
  const { fault, run } = useAct()
  const heading = useRef<HTMLHeadingElement>(null)
  const isLast = !hasTotp && passkeys.length === 1
  const remove = ({ id, name }: Passkey) =>
    run(async () => {
      await office.call(removePasskey, { params: { id } })
      await reread(readFactors)
      heading.current?.focus()
      tell(`Verwijderd: ${name}.`)
    })
  const act: Column<Passkey> = {
    id: 'act',
    label: 'Actie',
    cell: (passkey) =>
      isLast ? (
        <span className="muted">je enige tweede factor</span>
      ) : (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Verwijder ${passkey.name}`}
          onClick={() => void remove(passkey)}
        >
          Verwijder
        </Button>
      ),
  }
  const why = whyNoPasskey()
  return (
    <Part title="Passkeys" ref={heading}>
      <p>Met een passkey log je in door je vinger, je gezicht of de code van je apparaat.</p>
      {fault && <Failure fault={fault} />}
      <DataTable
        caption="Je passkeys, de oudste eerst"
        columns={[...facts, act]}
        rows={passkeys}
        keyOf={({ id }) => id}
        empty={<p>Je hebt nog geen passkey.</p>}
      />
      {why === undefined ? (
        <Button variant="secondary" onClick={onAdd}>
          Voeg een passkey toe
        </Button>
      ) : (
        <p className="muted">{why}</p>
      )}
    </Part>
  )
}
