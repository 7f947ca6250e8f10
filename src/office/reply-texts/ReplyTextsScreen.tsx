import { useEffect, useRef, useState } from 'react'
import { listReplyTexts, saveReplyText } from '../../core/contract/reply-texts/reply-texts-calls.ts'
import { Button } from '../../web/ui/Button.tsx'
import { type Column, DataTable } from '../kit/DataTable.tsx'
import { Failure } from '../kit/Failure.tsx'
import { FilterChip } from '../kit/FilterChip.tsx'
import { ListSearch } from '../kit/ListSearch.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { focusTitle, Screen } from '../kit/Screen.tsx'
import { Segments } from '../kit/Segments.tsx'
import { useAtLeast } from '../kit/use-width.ts'
import { When } from '../kit/When.tsx'
import { useOffice } from '../shell/office-context.ts'
import { useAddress } from '../shell/use-address.ts'
import { useCall } from '../shell/use-call.ts'
import { hasWords, inOneLine, type ReplyText } from './fitting-texts.ts'
import { TextPanel } from './TextPanel.tsx'

/** From so many pixels on a text opens beside the list; below that it opens in its place. */
const widePixels = 1400

/** The word in the address of a text that is not there yet. */
const newWord = 'nieuw'

/**
 * Leads the focus back to the row of a text that was open in the place of the list, once it closes. The row that opened it went
 * with the list. A new text has no row, nor has one that the search leaves out.
 */
const useWayBack = (open: string | undefined, isInPlace: boolean): void => {
  const left = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (open !== undefined) {
      if (isInPlace) left.current = open
      return
    }
    const key = left.current
    if (key === undefined) return
    left.current = undefined
    const row = document.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(key)}"]`)
    if (row) row.focus()
    else focusTitle()
  }, [open, isInPlace])
}

/** The texts to choose from: a list by desk, and the one that is open, beside it or in its place. */
export default function ReplyTextsScreen() {
  const { start, may } = useOffice()
  const [{ weergave, loket, soort, tekst }, go] = useAddress(['weergave', 'loket', 'soort', 'tekst'])
  const [typed, setTyped] = useState('')
  const isRemoved = weergave === 'weg'
  const query = { desk: loket, kind: soort, used: isRemoved ? ('nee' as const) : undefined }
  const { data, error, refetch } = useCall(listReplyTexts, { query })
  const rows = (data?.items ?? []).filter((text) => hasWords(text, typed))
  const open = data?.items.find(({ id }) => id === tekst)
  const isOpen = open !== undefined || (data !== undefined && tekst === newWord)
  const isInPlace = !useAtLeast(widePixels) && isOpen
  useWayBack(isOpen ? tekst : undefined, isInPlace)
  const close = () => go({ tekst: undefined })
  const deskName = (desk: string | null) => (desk === null ? 'Alle loketten' : (start.desks[desk] ?? desk))
  const wordsOf = (kind: string) => data?.kinds.find((one) => one.kind === kind)?.words ?? kind
  const columns: readonly Column<ReplyText>[] = [
    { id: 'title', label: 'Naam', isName: true, cell: ({ title }) => title },
    { id: 'desk', label: 'Loket', cell: ({ desk }) => deskName(desk) },
    {
      id: 'kinds',
      label: 'Bij',
      cell: ({ kinds: [first, ...more] }) =>
        first === undefined
          ? 'elke aanvraag'
          : `${wordsOf(first)}${more.length > 0 ? ` en nog ${more.length}` : ''}`,
    },
    { id: 'text', label: 'Tekst', cell: ({ text }) => <bdi>{inOneLine(text, 80)}</bdi> },
    {
      id: 'changed',
      label: 'Veranderd',
      cell: ({ changedBy, changedAt }) => (
        <>
          {changedBy !== null && `${changedBy}, `}
          <When at={changedAt} />
        </>
      ),
    },
  ]
  return (
    <Screen
      title="Teksten"
      aside="om uit te kiezen als je een afzender schrijft"
      acts={
        may(saveReplyText.name) && (
          <Button variant={isOpen ? 'secondary' : 'primary'} onClick={() => go({ tekst: newWord })}>
            Nieuwe tekst
          </Button>
        )
      }
    >
      {!isInPlace && (
        <>
          <ListSearch
            label="Zoek in namen en teksten"
            placeholder="Zoek een tekst"
            typed={typed}
            onType={setTyped}
          />
          <div className="chip-row">
            <FilterChip
              label="Loket"
              choices={Object.entries(start.desks).map(([value, label]) => ({ value, label }))}
              value={loket}
              onChoose={(value) => go({ loket: value })}
            />
            <FilterChip
              label="Bij"
              choices={(data?.kinds ?? []).map(({ kind, words }) => ({ value: kind, label: words }))}
              value={soort}
              onChoose={(value) => go({ soort: value })}
            />
            <Segments
              label="Welke teksten"
              options={[
                { word: 'gebruik', label: 'In gebruik' },
                { word: 'weg', label: 'Weggehaald' },
              ]}
              value={isRemoved ? 'weg' : 'gebruik'}
              onChoose={(word) => go({ weergave: word === 'weg' ? 'weg' : undefined, tekst: undefined })}
            />
          </div>
        </>
      )}
      {error && <Failure fault={error} onAgain={() => void refetch()} />}
      {!data && !error && <p className="muted">Een moment…</p>}
      {data && (
        <div className="beside">
          {!isInPlace && (
            <DataTable
              look="reply-texts"
              caption={isRemoved ? 'Teksten die weg zijn' : 'Teksten, op loket'}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              openKey={open?.id}
              onOpen={({ id }) => go({ tekst: id })}
              empty={
                <p>
                  {typed === ''
                    ? 'Hier staan geen teksten.'
                    : 'Met deze woorden vonden we geen naam en geen tekst.'}
                </p>
              }
            />
          )}
          {isInPlace && (
            <p>
              <Button variant="quiet" onClick={close}>
                <OfficeIcon name="left" size="s" />
                Terug naar de teksten
              </Button>
            </p>
          )}
          {isOpen && (
            <TextPanel
              key={open?.id ?? newWord}
              text={open}
              isRemoved={isRemoved}
              choices={data}
              onSaved={(id) => go(isRemoved ? { weergave: undefined, tekst: id } : { tekst: id })}
              onClose={close}
            />
          )}
        </div>
      )}
    </Screen>
  )
}
