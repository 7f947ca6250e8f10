import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { takeNext } from '../../core/contract/pile/pile-calls.ts'
import { askExport } from '../../core/contract/request-export/request-export-calls.ts'
import { listRequests, readRequest } from '../../core/contract/requests/requests-calls.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { Failure } from '../kit/Failure.tsx'
import { NewsBar } from '../kit/NewsBar.tsx'
import { Pages } from '../kit/Pages.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { useAtLeast } from '../kit/use-width.ts'
import { useNews } from '../shell/news.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall } from '../shell/use-call.ts'
import { BulkActPanel } from './bulk/BulkActPanel.tsx'
import { BulkBar } from './bulk/BulkBar.tsx'
import { BulkResult } from './bulk/BulkResult.tsx'
import { ChooseLine } from './bulk/ChooseLine.tsx'
import { hasAll } from './bulk/choice.ts'
import { type Many, useMany } from './bulk/use-many.ts'
import { exportSearchOf } from './export-address.ts'
import { FilterBar } from './FilterBar.tsx'
import { GoneFilters } from './GoneFilters.tsx'
import { type CameFrom, firstRow, keepPlace, keptPlace, rowOf } from './list-place.ts'
import { RequestsTable } from './RequestsTable.tsx'
import { addressNames, isNarrowed, type ListAddress, mayOrder, orderOf, queryOf } from './request-filters.ts'
import type { ListedRequest } from './request-words.ts'
import { SaveView } from './SaveView.tsx'
import { SidePeek } from './SidePeek.tsx'
import { TakeNext } from './TakeNext.tsx'
import { useClaim } from './use-claim.ts'
import { useSavedViews } from './use-saved-views.ts'
import { savedAt } from './view-address.ts'
import { viewOf } from './views.ts'

/** From so many pixels on a request opens beside the list; below that it opens in its place. */
const widePixels = 1400

/** The first page of a list, with nothing open beside it. */
const fresh = { na: undefined, voor: undefined, open: undefined }

const focusPlace = ({ row: key, top }: { row: string; top: number }) => {
  window.scrollTo({ top, behavior: 'instant' })
  const row = rowOf(key)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/**
 * Brings the focus, and the page, back to where they were in a list that was left and is opened again. The answer asks for the
 * first row of the page that comes next.
 */
const useReturn = (isThere: boolean) => {
  const wanted = useRef<ReturnType<typeof keptPlace> | 'first'>(keptPlace())
  useEffect(() => {
    const place = wanted.current
    if (!isThere || place === undefined) return
    wanted.current = undefined
    if (place === 'first') firstRow()?.focus({ preventScroll: true })
    else focusPlace(place)
  })
  return () => {
    wanted.current = 'first'
  }
}

/** Which list an address stands for, whatever page of it: what is chosen stays over its pages. */
const pileOf = ({ na: _after, voor: _before, open: _open, ...pile }: ListAddress): string =>
  JSON.stringify(pile)

/** What is done with several requests, in the place of the list; nothing while the list shows. */
function ManyAtOnce({ many }: { many: Many }) {
  if (many.act)
    return (
      <BulkActPanel
        key={many.act}
        act={many.act}
        chosen={many.chosen}
        onStarted={many.show}
        onClose={many.leave}
      />
    )
  return many.shown === undefined ? null : (
    <BulkResult key={many.shown} id={many.shown} typed={many.typed} onClose={many.hide} />
  )
}

/** What Escape does where nothing is open beside the list: back out of an act, else nothing is chosen any more. */
const escapeOf = (many: Many): (() => void) | undefined => {
  if (many.act) return many.leave
  if (many.shown !== undefined) return many.hide
  return many.chosen.size > 0 ? many.none : undefined
}

/** Whether the focus is in a row, where `j` leads to the next one. */
const isInRow = (): boolean => Boolean(document.activeElement?.closest('tr[data-key]'))

/** Requests in piles and by filters, by promise or by day; one of them opens beside the list, or in its place. */
export default function RequestsScreen() {
  const { may } = useOffice()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [address, go] = useAddress(addressNames)
  const isWide = useAtLeast(widePixels)
  const claim = useClaim()
  const view = viewOf(address.weergave)
  const saved = savedAt(useSavedViews(), address)
  const read = useCall(listRequests, { query: queryOf(address, todayIso(systemClock)) }, { onReturn: false })
  const news = useNews(read.data?.items, read.isFetching)
  const list = read.data
  const many = useMany(pileOf(address))
  const isMany = many.act !== undefined || many.shown !== undefined
  const wantFirst = useReturn(list !== undefined && !isMany)

  const from: CameFrom = { search, references: (list?.items ?? []).map((one) => one.reference) }
  const opened = isWide && may(readRequest.name) && !isMany ? address.open : undefined
  const leave = (reference: string) => {
    keepPlace(reference)
    navigate(`/aanvragen/${reference}`, { state: from })
  }
  const open = ({ reference }: ListedRequest) =>
    isWide && opened !== reference ? go({ open: reference }, { replace: true }) : leave(reference)
  const close = () => {
    const row = opened === undefined ? undefined : rowOf(opened)
    go({ open: undefined }, { replace: true })
    row?.focus()
  }
  const take = async (row: ListedRequest) => {
    rowOf(row.reference)?.focus()
    await claim(row)
  }
  useKeys({
    j: () => !isInRow() && firstRow()?.focus(),
    e: !isMany && many.chosen.size > 0 ? () => many.begin('claim') : undefined,
    Escape: opened === undefined ? escapeOf(many) : close,
  })
  const inOrder = orderOf(address) === 'belofte' ? 'belofte eerst' : 'nieuwste eerst'
  const turn = (place: { na?: string; voor?: string }) => {
    wantFirst()
    go({ ...fresh, ...place })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <div className="beside" {...(opened !== undefined && { 'data-open': '' })}>
      <div className="beside-list">
        {/* what a colleague called a view may name somebody, so the tab and its history have the name of the pile */}
        <Screen
          title={saved?.label ?? view.label}
          tab={view.label}
          aside={[saved && view.label, !mayOrder(address) && inOrder].filter(Boolean).join(', ')}
          acts={
            !isMany && (
              <>
                {/* an export knows no partner, and would have all requests */}
                {list && view.asks.partner === undefined && may(askExport.name) && (
                  <Link
                    className="btn btn-quiet"
                    href={`/uitvoer?${exportSearchOf(address, todayIso(systemClock))}`}
                  >
                    Zet in een bestand…
                  </Link>
                )}
                {may(takeNext.name) && <TakeNext desk={address.loket} from={from} />}
              </>
            )
          }
        >
          {!isMany && (
            <FilterBar address={address} onFilter={(filter, value) => go({ ...fresh, [filter]: value })}>
              {(list || saved) && <SaveView address={address} saved={saved} />}
            </FilterBar>
          )}
          {!isMany && <GoneFilters address={address} />}
          {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
          {isMany ? (
            <ManyAtOnce many={many} />
          ) : list ? (
            <div>
              <NewsBar count={news} onShow={() => void read.refetch()} />
              {many.isAllowed && (
                <ChooseLine
                  hasAll={list.items.length > 0 ? hasAll(many.chosen, list.items) : undefined}
                  onPage={() => many.togglePage(list.items)}
                  onShow={many.show}
                />
              )}
              <RequestsTable
                caption={`${view.label}, ${inOrder}`}
                rows={list.items}
                openKey={opened}
                empty={isNarrowed(address) ? 'Met deze filters is er niets.' : view.empty}
                onOpen={open}
                onClaim={(row) => void take(row)}
                choice={
                  many.isAllowed
                    ? {
                        chosen: many.chosen,
                        onChoose: many.toggle,
                        onClaimChosen: () => many.begin('claim'),
                      }
                    : undefined
                }
              />
              <Pages
                onPrevious={list.previous ? () => turn({ voor: list.previous ?? '' }) : undefined}
                onNext={list.next ? () => turn({ na: list.next ?? '' }) : undefined}
              />
              <BulkBar count={many.chosen.size} onAct={many.begin} onNone={many.none} />
            </div>
          ) : (
            !read.error && <p className="muted">Een moment…</p>
          )}
        </Screen>
      </div>
      {opened !== undefined && (
        <SidePeek key={opened} reference={opened} onOpen={() => leave(opened)} onClose={close} />
      )}
    </div>
  )
}
