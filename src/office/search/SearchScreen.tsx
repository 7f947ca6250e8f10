import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { Failure } from '../kit/Failure.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { type CameFrom, firstRow, rowOf } from '../requests/list-place.ts'
import { RequestsTable } from '../requests/RequestsTable.tsx'
import type { ListedRequest } from '../requests/request-words.ts'
import { useClaim } from '../requests/use-claim.ts'
import { useOffice } from '../shell/office-context.ts'
import { foundInWords, whereInWords } from './found-words.ts'
import { SearchBox } from './SearchBox.tsx'
import { type Searched, searchedIn, searchPath } from './searched.ts'
import { useFound } from './use-found.ts'

interface Arrival {
  searched: Searched | undefined
  /** Whether what was found is there. */
  isThere: boolean
  field: RefObject<HTMLInputElement | null>
}

/** Puts the focus where somebody comes for: in the field, or back on the row that they opened from here. */
const useArrival = ({ searched, isThere, field }: Arrival) => {
  const wanted = useRef<Searched | 'nothing' | undefined>(searched ?? 'nothing')
  useEffect(() => {
    const place = wanted.current
    if (place === undefined) return
    if (place !== 'nothing' && place.row !== undefined && !isThere) return
    wanted.current = undefined
    if (place === 'nothing') return field.current?.focus()
    if (place.row === undefined) return
    window.scrollTo({ top: place.top ?? 0, behavior: 'instant' })
    const row = rowOf(place.row)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}

/** Whether the focus is in a row, where `j` leads to the next one. */
const isInRow = (): boolean => Boolean(document.activeElement?.closest('tr[data-key]'))

/** Finds requests by what somebody says of themselves. The word is kept with its entry in the history, for going back. */
export default function SearchScreen() {
  const { me } = useOffice()
  const [, navigate] = useLocation()
  const searched = searchedIn(useHistoryState<unknown>())
  const q = searched?.q
  const field = useRef<HTMLInputElement>(null)
  const { data, error, isFetching, refetch } = useFound(q)
  const claim = useClaim()
  useArrival({ searched, isThere: data !== undefined, field })

  const focusField = () => {
    field.current?.focus()
    field.current?.select()
  }
  useKeys({ '/': focusField, j: () => !isInRow() && firstRow()?.focus() })
  const search = (word: string) => {
    if (word === '') return focusField()
    if (word === q) return void refetch()
    navigate(searchPath, { state: { q: word } satisfies Searched })
  }
  const open = ({ reference }: ListedRequest) => {
    if (q === undefined) return
    history.replaceState({ q, row: reference, top: window.scrollY } satisfies Searched, '')
    const references = (data?.items ?? []).map((one) => one.reference)
    const state: CameFrom = { search: '', label: 'Zoeken', references }
    navigate(`/aanvragen/${reference}`, { state })
  }
  const take = async (row: ListedRequest) => {
    rowOf(row.reference)?.focus()
    await claim(row)
    await refetch()
  }
  const where = whereInWords(me.roles)
  const told = data ? foundInWords(data.items.length, data.more) : ''
  const wrong = error?.errors?.q?.[0]
  return (
    <Screen title="Zoeken">
      <SearchBox
        word={q ?? ''}
        field={field}
        hint={where}
        onSearch={search}
        onLeave={() => firstRow()?.focus()}
      />
      <p className="muted" role="status">
        {isFetching ? 'Een moment…' : told}
      </p>
      {wrong !== undefined && (
        <p className="field-error" role="alert">
          {wrong}
        </p>
      )}
      {error && wrong === undefined && <Failure fault={error} onAgain={() => void refetch()} />}
      {data && (
        <RequestsTable
          caption="Gevonden aanvragen. Wat precies zo heet, staat bovenaan."
          rows={data.items}
          openKey={undefined}
          empty={
            <>
              Met ‘<bdi>{q}</bdi>’ vonden we niets. {where} We vinden wat precies zo heet of zo begint.
            </>
          }
          onOpen={open}
          onClaim={(row) => void take(row)}
        />
      )}
    </Screen>
  )
}
