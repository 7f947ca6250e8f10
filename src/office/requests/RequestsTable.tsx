import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { claimRequest, readRequest } from '../../core/contract/requests/requests-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Colleague } from '../kit/Colleague.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Sign } from '../kit/Sign.tsx'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import type { Chosen } from './bulk/choice.ts'
import { Promised } from './Promised.tsx'
import { ageInWords } from './promise.ts'
import { type ListedRequest, toldFlag, toldState } from './request-words.ts'

interface RequestsTableProps {
  caption: string
  rows: readonly ListedRequest[]
  /** The reference of the request that is open beside the list. */
  openKey: string | undefined
  empty: ReactNode
  onOpen(row: ListedRequest): void
  onClaim(row: ListedRequest): void
  /** Set for who may do something with several rows at once. */
  choice?: TableChoice | undefined
}

/** Which rows are chosen. */
interface TableChoice {
  chosen: Chosen
  /** Chooses a row, or leaves it. */
  onChoose(row: ListedRequest): void
  /** Takes what is chosen: the key `e` then means all of it. */
  onClaimChosen(): void
}

/** What a row is called: its sender, or its reference where the name is not known, or not for who looks. */
const nameOf = ({ name, reference }: ListedRequest): string => name ?? reference

function What({ kindWords, flags }: ListedRequest) {
  return (
    <>
      {kindWords}
      {flags.length > 0 && (
        <Sign icon="warning" tone="soon">
          let op<span className="unseen">: {flags.map(toldFlag).join(', ')}</span>
        </Sign>
      )}
    </>
  )
}

function State(row: ListedRequest) {
  const { icon, words, tone } = toldState(row)
  return (
    <Sign icon={icon} tone={tone}>
      {words}
    </Sign>
  )
}

/** The column with a box for each row, which chooses it. */
const pickOf = ({ chosen, onChoose }: TableChoice): Column<ListedRequest> => ({
  id: 'pick',
  label: 'Kies',
  cell: (row) => (
    <input
      type="checkbox"
      className="pick"
      aria-label={`Kies: ${nameOf(row)}`}
      aria-keyshortcuts="x"
      checked={chosen.has(row.reference)}
      onChange={() => onChoose(row)}
    />
  ),
})

/** What letters do with the row that has the focus. */
const keysOf = ({ onClaim, choice }: RequestsTableProps, mayClaim: boolean) => {
  const keys: Record<string, (row: ListedRequest) => void> = {}
  if (mayClaim) keys.e = (row) => (choice && choice.chosen.size > 0 ? choice.onClaimChosen() : onClaim(row))
  if (choice) keys.x = choice.onChoose
  return keys
}

/** Requests in a table, each with a promise and an owner; on a small screen a card each. */
export function RequestsTable(props: RequestsTableProps) {
  const { caption, rows, openKey, empty, onOpen, onClaim, choice } = props
  const { may, start } = useOffice()
  const mayRead = may(readRequest.name)
  const mayClaim = may(claimRequest.name)
  const columns: readonly Column<ListedRequest>[] = [
    ...(choice ? [pickOf(choice)] : []),
    {
      id: 'who',
      label: 'Wie',
      isName: true,
      isLink: true,
      cell: (row) => {
        const name = <bdi>{nameOf(row)}</bdi>
        if (!mayRead) return name
        return (
          <Link
            href={`/aanvragen/${row.reference}`}
            onClick={(event) => {
              event.preventDefault()
              onOpen(row)
            }}
          >
            {name}
          </Link>
        )
      },
    },
    { id: 'what', label: 'Wat', cell: What },
    { id: 'state', label: 'Stand', cell: State },
    { id: 'desk', label: 'Loket', cell: ({ desk }) => start.desks[desk] ?? desk },
    {
      id: 'promise',
      label: 'Belofte',
      cell: ({ dueOn, open }) => (open ? <Promised dueOn={dueOn} /> : <When at={dueOn} />),
    },
    { id: 'age', label: 'Oud', cell: ({ receivedAt }) => ageInWords(receivedAt) },
    {
      id: 'owner',
      label: 'Van',
      cell: (row) =>
        row.owner ? (
          <Colleague id={row.owner.id} name={row.owner.name} bare />
        ) : mayClaim && row.open ? (
          <Button variant="quiet" size="small" onClick={() => onClaim(row)}>
            Neem<span className="unseen"> {nameOf(row)}</span>
          </Button>
        ) : (
          <span className="muted">niemand</span>
        ),
    },
  ]
  return (
    <DataTable
      look="requests"
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ reference }) => reference}
      openKey={openKey}
      {...(mayRead && { onOpen })}
      {...(mayRead && { keys: keysOf(props, mayClaim) })}
      empty={<p>{empty}</p>}
    />
  )
}
