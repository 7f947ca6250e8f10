import { readRequestKinds } from '../../core/contract/request-export/request-export-calls.ts'
import { requestExport } from '../../core/groups/request-export.ts'
import { officeFiles } from '../../core/staff/office-files.ts'
import { BrickForm } from '../kit/BrickForm.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useCall } from '../shell/use-call.ts'

/** Takes every request of one kind along in a file for a spreadsheet. */
export default function ExportScreen() {
  const { save } = useOffice()
  const tell = useToast()
  const kinds = useCall(readRequestKinds, {})
  return (
    <Screen title="Uitvoer">
      <div className="stack">
        <p>
          Je krijgt een bestand met alle aanvragen van één soort, en met alles wat mensen daarin invulden.
          Bewaar het niet langer dan nodig.
        </p>
        {kinds.error && <Failure fault={kinds.error} onAgain={() => void kinds.refetch()} />}
        {kinds.data ? (
          <BrickForm
            group={requestExport}
            choices={{ kind: kinds.data.items.map(({ kind, title }) => ({ value: kind, label: title })) }}
            button="Download het bestand"
            busyText="Bestand maken"
            send={async ({ kind, reason }) => {
              const asked = new URLSearchParams({ kind: String(kind), reason: String(reason) })
              await save(`${officeFiles.requests}?${asked}`)
              tell('Het bestand staat bij je downloads.')
            }}
          />
        ) : (
          !kinds.error && <p className="muted">Een moment…</p>
        )}
      </div>
    </Screen>
  )
}
