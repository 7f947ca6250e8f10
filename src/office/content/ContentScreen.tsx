import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { createDocument, listDocuments } from '../../core/contract/content/content-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { Failure } from '../kit/Failure.tsx'
import { Pages } from '../kit/Pages.tsx'
import { Screen } from '../kit/Screen.tsx'
import { useKeys } from '../kit/use-keys.ts'
import { type CameFrom, keepPlace, keptPlace } from '../requests/list-place.ts'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall } from '../shell/use-call.ts'
import { ContentFilters } from './list/ContentFilters.tsx'
import { ContentSearch } from './list/ContentSearch.tsx'
import { ContentTable } from './list/ContentTable.tsx'
import { ContentTree } from './list/ContentTree.tsx'
import {
  addressNames,
  type ContentAddress,
  isNarrowed,
  isTree,
  type ListedDocument,
  queryOf,
  viewOf,
} from './list/content-filters.ts'
import { StateWords } from './list/StateWords.tsx'
import { useTree } from './list/use-tree.ts'
import { type ModelPage, NewDocument } from './NewDocument.tsx'

/** The first page of a list. */
const fresh = { na: undefined, voor: undefined }

/** What takes the focus for a document: its row in the table, its name in the tree. */
const stopOf = (element: HTMLElement | undefined): HTMLElement | undefined =>
  element?.tagName === 'TR' ? element : (element?.querySelector<HTMLElement>('.tree-name') ?? undefined)

const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.work-body [data-key]')]
const isInLine = (): boolean => Boolean(document.activeElement?.closest('.work-body [data-key]'))
const focusFirst = () => stopOf(lines()[0])?.focus({ preventScroll: true })

/** Brings the focus, and the page, back to where they were in a list that was left, or to the first row of its next page. */
const useReturn = (isThere: boolean) => {
  const wanted = useRef<ReturnType<typeof keptPlace> | 'first'>(keptPlace())
  useEffect(() => {
    const place = wanted.current
    if (!isThere || place === undefined) return
    wanted.current = undefined
    if (place === 'first') {
      focusFirst()
      return
    }
    window.scrollTo({ top: place.top, behavior: 'instant' })
    const stop = stopOf(lines().find((line) => line.dataset.key === place.row))
    stop?.focus({ preventScroll: true })
    stop?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
  return () => {
    wanted.current = 'first'
  }
}

/** The documents of an address, as a page of the list or all of them for the tree. */
const useDocuments = (address: ContentAddress) => {
  const asTree = isTree(address)
  const tree = useTree(address, asTree)
  const list = useCall(listDocuments, { query: queryOf(address) }, { onReturn: false })
  const { error, refetch } = asTree ? tree : list
  return { asTree, tree: tree.data, list: list.data, error, refetch }
}

function Empty({ address }: { address: ContentAddress }) {
  const { zoek } = address
  if (zoek !== undefined)
    return (
      <p>
        Met ‘<bdi>{zoek}</bdi>’ vonden we niets in titels, adressen en teksten.
      </p>
    )
  return <p>{isNarrowed(address) ? 'Met deze filters is er niets.' : viewOf(address.weergave).empty}</p>
}

/** The texts of the site: as a list by address, or as the tree of their addresses. */
export default function ContentScreen() {
  const { may } = useOffice()
  const [, navigate] = useLocation()
  const search = useSearch()
  const [address, go] = useAddress(addressNames)
  const { asTree, tree, list, error, refetch } = useDocuments(address)
  const [making, setMaking] = useState<ModelPage | 'new'>()
  const view = viewOf(address.weergave)
  const shown = asTree ? tree : list?.items
  const wantFirst = useReturn(shown !== undefined)

  const open = ({ codename }: ListedDocument) => {
    keepPlace(codename)
    const state: CameFrom = {
      search,
      label: 'Inhoud',
      references: (shown ?? []).map((one) => one.codename),
    }
    navigate(`/inhoud/${codename}`, { state })
  }
  const turn = (place: { na?: string; voor?: string }) => {
    wantFirst()
    go({ ...fresh, ...place })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  useKeys({ j: () => !isInLine() && focusFirst() })
  const acts = { onOpen: open, onDuplicate: setMaking }
  const empty = <Empty address={address} />
  return (
    <Screen
      title={view.word === '' ? 'Inhoud' : view.label}
      acts={may(createDocument.name) && <Button onClick={() => setMaking('new')}>Nieuwe pagina…</Button>}
    >
      <ContentSearch
        word={address.zoek ?? ''}
        onSearch={(word) => go({ ...fresh, zoek: word === '' ? undefined : word })}
      />
      <ContentFilters address={address} onFilter={(filter, value) => go({ ...fresh, [filter]: value })} />
      {error && <Failure fault={error} onAgain={() => void refetch()} />}
      {!shown && !error && <p className="muted">Een moment…</p>}
      {asTree && tree && (
        <ContentTree
          documents={tree}
          isNarrowed={isNarrowed(address) || view.state !== undefined}
          empty={empty}
          {...acts}
        />
      )}
      {!asTree && list && (
        <div>
          <ContentTable caption={`${view.label}, op adres`} rows={list.items} empty={empty} {...acts} />
          <Pages
            onPrevious={list.previous ? () => turn({ voor: list.previous ?? '' }) : undefined}
            onNext={list.next ? () => turn({ na: list.next ?? '' }) : undefined}
          />
        </div>
      )}
      {shown && <StateWords />}
      <NewDocument
        isOpen={making !== undefined}
        like={making === 'new' ? undefined : making}
        onClose={() => setMaking(undefined)}
      />
    </Screen>
  )
}
