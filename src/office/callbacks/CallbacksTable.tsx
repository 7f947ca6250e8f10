import { Link } from 'wouter'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { CallStanding } from '../requests/callback/CallStanding.tsx'
import { type Callback, telOf, whenInWords } from '../requests/callback/callback-words.ts'
import type { CameFrom } from '../requests/list-place.ts'
import { useOffice } from '../shell/office-context.ts'

interface CallbacksTableProps {
  caption: string
  rows: readonly Callback[]
  isBusy: boolean
  onCalled(row: Callback): void
  onNotReached(row: Callback): void
}

/** Who is called: a link to the request for who may open it, which leads back here. */
function Who({ row: { reference, name }, from }: { row: Callback; from: CameFrom }) {
  const { may } = useOffice()
  return may(readRequest.name) ? (
    <Link href={`/aanvragen/${reference}`} state={from}>
      <bdi>{name}</bdi>
    </Link>
  ) : (
    <bdi>{name}</bdi>
  )
}

/** Calls that people booked for one day, by their time; on a small screen a card each. */
export function CallbacksTable({ caption, rows, isBusy, onCalled, onNotReached }: CallbacksTableProps) {
  const { start } = useOffice()
  const from = { search: '', label: 'Terugbellen', references: rows.map(({ reference }) => reference) }
  const columns: readonly Column<Callback>[] = [
    { id: 'when', label: 'Wanneer', cell: (row) => <span className="nowrap">{whenInWords(row)}</span> },
    { id: 'who', label: 'Wie', isName: true, cell: (row) => <Who row={row} from={from} /> },
    {
      id: 'number',
      label: 'Nummer',
      cell: ({ phoneNumber }) => (
        <a className="nowrap" href={telOf(phoneNumber)} translate="no">
          {phoneNumber}
        </a>
      ),
    },
    { id: 'desk', label: 'Wie belt', cell: ({ department }) => start.desks[department] ?? department },
    {
      id: 'question',
      label: 'Vraag',
      cell: ({ question }) => (
        <span className="typed" dir="auto">
          {question}
        </span>
      ),
    },
    { id: 'standing', label: 'Stand', cell: (row) => <CallStanding {...row} /> },
    {
      id: 'acts',
      label: 'Wat nu',
      cell: (row) =>
        row.calledAt === null && (
          <span className="buttons">
            <Button variant="secondary" size="small" onClick={() => onCalled(row)}>
              Gebeld…
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-disabled={isBusy}
              onClick={() => !isBusy && onNotReached(row)}
            >
              Niet bereikt
            </Button>
          </span>
        ),
    },
  ]
  return (
    <DataTable
      look="callbacks"
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ reference }) => reference}
      empty={<p>Er is niemand om terug te bellen.</p>}
    />
  )
}
