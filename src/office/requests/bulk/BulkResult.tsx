import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import {
  listBulkActs,
  readBulkAct,
  takeBackBulkAct,
} from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import { listRequests, readRequest } from '../../../core/contract/requests/requests-calls.ts'
import type { Fault } from '../../../core/kernel/fault.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { CountedButton } from '../../kit/CountedButton.tsx'
import { type Column, DataTable } from '../../kit/DataTable.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { Sign } from '../../kit/Sign.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { keepUnsent } from '../../kit/unsent.ts'
import { useOffice } from '../../shell/office-context.ts'
import { useAct } from '../../shell/use-act.ts'
import { useReread } from '../../shell/use-call.ts'
import type { Given } from './BulkForm.tsx'
import { type BulkWhole, progressInWords, settledOf, titleOf, toldResults } from './bulk-words.ts'

/** Milliseconds after which it is asked again while it is under way. */
const again = 1000

type Item = BulkWhole['items'][number]

const columns: readonly Column<Item>[] = [
  {
    id: 'request',
    label: 'Aanvraag',
    isName: true,
    isLink: true,
    cell: ({ reference }) => (
      <Link href={`/aanvragen/${reference}`} translate="no">
        {reference}
      </Link>
    ),
  },
  { id: 'what', label: 'Wat', cell: ({ kindWords }) => kindWords },
  {
    id: 'result',
    label: 'Resultaat',
    cell: ({ result }) => {
      const { icon, words, tone } = toldResults[result]
      return (
        <Sign icon={icon} tone={tone}>
          {words}
        </Sign>
      )
    },
  },
  { id: 'why', label: 'Waarom niet', cell: ({ sentence }) => sentence },
]

interface WholeProps {
  whole: BulkWhole
  /** What was typed for it, while this page still has that. */
  typed: Given | undefined
}

interface TakeBackProps extends WholeProps {
  /** ISO 8601 instant until which any of them waits. */
  until: string
  /** Called once they were taken back: the button goes, and the focus with it. */
  onTaken(): void
}

/** Takes back every message of it that still waits. What was typed stands in its form again, as far as this page still has it. */
function TakeBack({ whole: { id, act }, until, typed, onTaken }: TakeBackProps) {
  const { call } = useOffice()
  const { fault, isBusy, run } = useAct()
  const tell = useToast()
  const reread = useReread()
  const takeBack = () =>
    run(async () => {
      const { takenBack } = await call(takeBackBulkAct, { params: { id } })
      if (typed && takenBack > 0) keepUnsent(`bulk ${act}`, typed, {})
      tell(takenBack === 1 ? '1 bericht teruggenomen.' : `${takenBack} berichten teruggenomen.`)
      await reread(readBulkAct, listBulkActs, listRequests, readRequest)
      onTaken()
    })
  return (
    <>
      <CountedButton
        label="Neem alles terug"
        until={Date.parse(until)}
        busy={isBusy}
        onPress={() => void takeBack()}
      />
      {fault && <Failure fault={fault} />}
    </>
  )
}

function Whole({ whole, typed }: WholeProps) {
  const { act, total, endedAt, takeBackUntil, items } = whole
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = progressInWords(whole)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {titleOf(act, total)}
      </h2>
      <div className="bulk-progress">
        <progress max={total} value={settledOf(whole)} aria-label="Hoe ver het is" />
        <strong>{words}</strong>
        {/* each second would be too much to listen to */}
        <span className="unseen" role="status">
          {endedAt === null ? '' : words}
        </span>
      </div>
      {endedAt === null && <p className="muted">Je kunt hier weggaan: het gaat door.</p>}
      {takeBackUntil !== null && (
        <TakeBack
          whole={whole}
          until={takeBackUntil}
          typed={typed}
          onTaken={() => heading.current?.focus()}
        />
      )}
      <DataTable
        look="bulk"
        caption="Wat er van elke aanvraag werd"
        columns={columns}
        rows={items}
        keyOf={({ reference }) => reference}
        empty={<p>Deze aanvragen zijn er niet meer.</p>}
      />
    </>
  )
}

interface BulkResultProps extends Pick<WholeProps, 'typed'> {
  id: string
  onClose(): void
}

/** What was begun with several requests, as far as it is, with a row for each; in the place of the list. */
export function BulkResult({ id, typed, onClose }: BulkResultProps) {
  const { call } = useOffice()
  const { data, error, refetch } = useQuery<BulkWhole, Fault>({
    queryKey: [readBulkAct.name, id],
    queryFn: () => call(readBulkAct, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.endedAt === null ? again : false),
  })
  const reread = useRef(useReread())
  const ended = data?.endedAt ?? undefined
  useEffect(() => {
    // once it ended, the list behind it and every request that was read are no longer as they were
    void reread.current(listBulkActs, ...(ended === undefined ? [] : [listRequests, readRequest]))
  }, [ended])
  return (
    <section className="stack bulk-result" aria-label="Meer aanvragen tegelijk">
      {error && <Failure fault={error} onAgain={() => void refetch()} />}
      {data && <Whole whole={data} typed={typed} />}
      {!data && !error && <p className="muted">Een moment…</p>}
      <Button variant="secondary" onClick={onClose}>
        Terug naar de lijst
      </Button>
    </section>
  )
}
