import {
  exportFilePath,
  listExports,
  removeExport,
} from '../../core/contract/request-export/request-export-calls.ts'
import { fileSize } from '../../web/form/file-size.ts'
import { Button } from '../../web/ui/Button.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Failure } from '../kit/Failure.tsx'
import { focusTitle } from '../kit/Screen.tsx'
import { Sign } from '../kit/Sign.tsx'
import { useToast } from '../kit/Toasts.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAct } from '../shell/use-act.ts'
import { useReread } from '../shell/use-call.ts'
import {
  type Choices,
  type Exported,
  exportInWords,
  formatWords,
  toldExport,
  whyFailed,
} from './export-words.ts'

function State(row: Exported) {
  const { icon, words, tone } = toldExport(row)
  const why = whyFailed(row)
  return (
    <>
      <Sign icon={icon} tone={tone}>
        {words}
      </Sign>
      {why && <p className="muted">{why}</p>}
    </>
  )
}

interface ExportListProps {
  rows: readonly Exported[]
  choices: Choices
}

/** The files that somebody asked for, each to be saved while it is kept, and to be taken away. */
export function ExportList({ rows, choices }: ExportListProps) {
  const { call, save, me } = useOffice()
  const reread = useReread()
  const tell = useToast()
  const { fault, isBusy, run } = useAct()
  const toldOf = (row: Exported) => exportInWords(row, choices, me.id)
  const download = ({ id }: Exported) =>
    run(async () => {
      await save(exportFilePath(id))
      tell('Het bestand staat bij je downloads.')
    })
  const remove = ({ id }: Exported) =>
    run(async () => {
      await call(removeExport, { params: { id } })
      await reread(listExports)
      focusTitle()
      tell('Het bestand is weg.')
    })
  const columns: readonly Column<Exported>[] = [
    { id: 'what', label: 'Aanvragen', isName: true, cell: (row) => <bdi>{toldOf(row)}</bdi> },
    {
      id: 'format',
      label: 'Bestand',
      cell: ({ format, bytes }) => formatWords[format] + (bytes === null ? '' : `, ${fileSize(bytes)}`),
    },
    { id: 'state', label: 'Stand', cell: State },
    { id: 'rows', label: 'Aantal', cell: ({ rows: count }) => count?.toLocaleString('nl') ?? '–' },
    {
      id: 'until',
      label: 'Tot',
      cell: ({ state, endsAt }) => (state === 'ready' ? <When at={endsAt} /> : '–'),
    },
    {
      id: 'acts',
      label: 'Doen',
      cell: (row) => (
        <div className="buttons">
          {row.state === 'ready' && (
            <Button
              variant="secondary"
              size="small"
              aria-disabled={isBusy}
              onClick={() => void download(row)}
            >
              Download<span className="unseen">: {toldOf(row)}</span>
            </Button>
          )}
          <Button variant="quiet" size="small" aria-disabled={isBusy} onClick={() => void remove(row)}>
            Haal weg<span className="unseen">: {toldOf(row)}</span>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <>
      {fault && <Failure fault={fault} />}
      <DataTable
        caption="Je bestanden"
        columns={columns}
        rows={rows}
        keyOf={({ id }) => id}
        empty={<p>Je hebt nu geen bestanden.</p>}
      />
    </>
  )
}
