import { Link } from 'wouter'
import { readRequest } from '../../core/contract/requests/requests-calls.ts'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { type Letter, triesInWords, whatFailed, whyFailed } from './letter-words.ts'

interface DeadLettersTableProps {
  rows: readonly Letter[]
  chosen: ReadonlySet<string>
  /** Chooses a row, or leaves it. */
  onChoose(row: Letter): void
  /** Opens the request that a row is about. */
  onOpen(row: Letter): void
}

/** What a row is called where it is only heard. */
const nameOf = (row: Letter): string =>
  row.request ? `${whatFailed(row)}, ${row.request.reference}` : whatFailed(row)

/** The request that it is about: a link for who may open it. */
function About({ request }: Pick<Letter, 'request'>) {
  const { may } = useOffice()
  if (!request) return <span className="muted">geen</span>
  const { reference, kindWords } = request
  return (
    <>
      {may(readRequest.name) ? <Link href={`/aanvragen/${reference}`}>{kindWords}</Link> : kindWords}{' '}
      <span className="muted nowrap" translate="no">
        {reference}
      </span>
    </>
  )
}

/** Work that failed for good, in a table; on a small screen a card each. The key `x` chooses a row. */
export function DeadLettersTable({ rows, chosen, onChoose, onOpen }: DeadLettersTableProps) {
  const columns: readonly Column<Letter>[] = [
    {
      id: 'pick',
      label: 'Kies',
      cell: (row) => (
        <input
          type="checkbox"
          className="pick"
          aria-label={`Kies: ${nameOf(row)}`}
          aria-keyshortcuts="x"
          checked={chosen.has(row.id)}
          onChange={() => onChoose(row)}
        />
      ),
    },
    { id: 'what', label: 'Wat', isName: true, isLink: true, cell: whatFailed },
    { id: 'about', label: 'Aanvraag', cell: ({ request }) => <About request={request} /> },
    {
      id: 'partner',
      label: 'Partner',
      cell: ({ partner }) => partner?.label ?? <span className="muted">geen</span>,
    },
    { id: 'why', label: 'Waarom', cell: whyFailed },
    { id: 'tries', label: 'Geprobeerd', cell: triesInWords },
    { id: 'since', label: 'Sinds', cell: ({ since }) => <When at={since} /> },
  ]
  return (
    <DataTable
      look="dead-letters"
      caption="Wat bleef liggen, het nieuwste eerst"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      keys={{ x: onChoose }}
      empty={
        <>
          <p>Er is niets vastgelopen.</p>
          <p>
            Zei een partner nee? Zo’n aanvraag vind je bij{' '}
            <Link href="/aanvragen?weergave=open&stand=failed">Aanvragen, met stand Vastgelopen</Link>.
          </p>
        </>
      }
    />
  )
}
