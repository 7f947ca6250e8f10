import { useLocation } from 'wouter'
import { readPile, takeNext } from '../../core/contract/pile/pile-calls.ts'
import { AbsentColleagues } from '../absence/AbsentColleagues.tsx'
import { Failure } from '../kit/Failure.tsx'
import { FilterChip } from '../kit/FilterChip.tsx'
import { NewsBar } from '../kit/NewsBar.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { type CameFrom, firstRow, rowOf } from '../requests/list-place.ts'
import { RequestsTable } from '../requests/RequestsTable.tsx'
import type { ListedRequest } from '../requests/request-words.ts'
import { TakeNext } from '../requests/TakeNext.tsx'
import { useClaim } from '../requests/use-claim.ts'
import { useNews } from '../shell/news.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall } from '../shell/use-call.ts'
import { Held } from './Held.tsx'
import { waitingInWords } from './pile-words.ts'

/** The desks whose piles somebody sees, by name: all of them for member service, an adviser's own. */
const useDesks = () => {
  const { me, start } = useOffice()
  const keys = me.roles.includes('member-service') ? Object.keys(start.desks) : me.desks
  return keys
    .map((key) => ({ value: key, label: start.desks[key] ?? key }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'nl'))
}

/** Whether the focus is in a row, where `j` leads to the next one. */
const isInRow = (): boolean => Boolean(document.activeElement?.closest('tr[data-key]'))

/** What waits for whoever takes it, by what was promised; taking the next one opens it. */
export default function PileScreen() {
  const { may } = useOffice()
  const [, navigate] = useLocation()
  const [{ loket: desk }, go] = useAddress(['loket'])
  const desks = useDesks()
  const claim = useClaim()
  const { data, error, isFetching, refetch } = useCall(readPile, { query: { desk } }, { onReturn: false })
  const news = useNews(data && [...data.items, ...data.held], isFetching)
  const from: CameFrom = {
    search: '',
    label: 'De stapel',
    references: (data?.items ?? []).map(({ reference }) => reference),
  }
  const open = ({ reference }: ListedRequest) => navigate(`/aanvragen/${reference}`, { state: from })
  const take = async (row: ListedRequest) => {
    rowOf(row.reference)?.focus()
    await claim(row)
  }
  useKeys({ j: () => !isInRow() && firstRow()?.focus() })
  return (
    <Screen
      title="De stapel"
      aside={data && `${waitingInWords(data.waiting)}, belofte eerst`}
      acts={may(takeNext.name) && <TakeNext desk={desk} from={from} />}
    >
      {desks.length > 1 && (
        <fieldset className="chip-row no-print" aria-label="Filters">
          <FilterChip label="Loket" choices={desks} value={desk} onChoose={(value) => go({ loket: value })} />
        </fieldset>
      )}
      {error && <Failure fault={error} onAgain={() => void refetch()} />}
      {data ? (
        <>
          <Held rows={data.held} from={from} />
          <div>
            <NewsBar count={news} onShow={() => void refetch()} />
            <RequestsTable
              caption="De stapel, belofte eerst"
              rows={data.items}
              openKey={undefined}
              empty={
                desk === undefined
                  ? 'De stapel is leeg. Iedereen die op ons wacht, heeft een collega. Tijd voor koffie.'
                  : 'Bij dit loket ligt niets. Misschien kun je een ander loket helpen.'
              }
              onOpen={open}
              onClaim={(row) => void take(row)}
            />
          </div>
        </>
      ) : (
        !error && <p className="muted">Een moment…</p>
      )}
      <AbsentColleagues />
    </Screen>
  )
}
