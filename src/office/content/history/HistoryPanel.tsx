import { useId, useRef, useState } from 'react'
import { readHistory, readRevision } from '../../../core/contract/content/content-calls.ts'
import { Button } from '../../../web/ui/Button.tsx'
import { Select } from '../../../web/ui/Select.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { Sign } from '../../kit/Sign.tsx'
import { useToast } from '../../kit/Toasts.tsx'
import { When } from '../../kit/When.tsx'
import { useCall } from '../../shell/use-call.ts'
import { TextsCompared } from '../compare/TextsCompared.tsx'
import type { DocumentRead } from '../panel-props.ts'
import { type HistoryItem, textsOf, whatWords, whoWords } from './history-words.ts'

type Body = Record<string, unknown>

interface HistoryPanelProps {
  document: DocumentRead
  /** The text as it is being written. */
  body: Body
  /** Makes a text what is being written. */
  onPutBack(body: Body): void
}

/** What is chosen where no number is: the text that is being written. */
const now = 'nu'

interface TextProps {
  codename: string
  /** The number of a text, or `now`. */
  which: string
  body: Body
}

/** A text by what was chosen. */
const useText = ({ codename, which, body }: TextProps) => {
  const isNow = which === now
  const read = useCall(
    readRevision,
    // nothing is asked of the text that stands here, so its own number is as good as any
    { params: { codename, number: isNow ? 1 : Number(which) } },
    { onReturn: false, enabled: !isNow },
  )
  return isNow ? { body, error: null } : { body: read.data?.body, error: read.error }
}

interface ComparedProps {
  codename: string
  body: Body
  before: string
  after: string
  onPutBack(number: string, body: Body): void
}

/** Two texts compared, and the older of them to be gone on with. */
function Compared({ codename, body, before, after, onPutBack }: ComparedProps) {
  const was = useText({ codename, which: before, body })
  const is = useText({ codename, which: after, body })
  const error = was.error ?? is.error
  if (error) return <Failure fault={error} />
  const { body: first } = was
  if (!first || !is.body) return <p className="muted">Een moment…</p>
  const nameOf = (which: string) => (which === now ? 'in wat je nu schrijft' : `in versie ${which}`)
  return (
    <>
      {before !== now && (
        <div className="buttons">
          <Button variant="secondary" onClick={() => onPutBack(before, first)}>
            Zet versie {before} terug als concept
          </Button>
        </div>
      )}
      <TextsCompared before={first} after={is.body} names={[nameOf(before), nameOf(after)]} />
    </>
  )
}

interface RowProps {
  item: HistoryItem
  isChosen: boolean
  onChoose(): void
}

function Row({ item, isChosen, onChoose }: RowProps) {
  const { what, number, at, despite } = item
  const { label, icon } = whatWords[what]
  const hasText = what === 'published' || what === 'draft'
  return (
    <li className="history-row" {...(isChosen && { 'data-chosen': '' })}>
      <div>
        <Sign icon={icon}>
          {label}
          {hasText && `, versie ${number}`}
        </Sign>
        <p className="muted">
          <When at={at} />, {whoWords(item)}
        </p>
        {despite !== null && <p>Met fouten, want: {despite}</p>}
      </div>
      {hasText && (
        <Button variant="quiet" size="small" aria-pressed={isChosen} onClick={onChoose}>
          Vergelijk<span className="unseen"> versie {number} met wat je nu schrijft</span>
        </Button>
      )}
    </li>
  )
}

/**
 * What stood on the site and what was written, the newest first; two of them are compared in words, and an older one becomes what
 * is being written again.
 */
export function HistoryPanel({ document: { codename }, body, onPutBack }: HistoryPanelProps) {
  const tell = useToast()
  const read = useCall(readHistory, { params: { codename } })
  const [before, setBefore] = useState<string>()
  const [after, setAfter] = useState(now)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const items = read.data?.items ?? []
  const options = [
    { value: now, label: 'Wat je nu schrijft' },
    ...textsOf(items).map(({ number, label }) => ({ value: String(number), label })),
  ]
  const choose = (number: number) => {
    setBefore(String(number))
    setAfter(now)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const putBack = (number: string, old: Body) => {
    onPutBack(old)
    tell(`Versie ${number} is nu je concept. Wat er stond, vind je in de geschiedenis.`)
    setBefore(undefined)
    heading.current?.focus()
  }
  return (
    <div className="history stack">
      <section className="stack" aria-labelledby={`${id}-compare`}>
        <h3 id={`${id}-compare`} ref={heading} tabIndex={-1}>
          Vergelijk twee versies
        </h3>
        <div className="history-choice">
          <Select
            id={`${id}-before`}
            label="Vergelijk"
            optional="one-of"
            placeholder="Kies een versie"
            options={options}
            value={before ?? ''}
            onValue={(value) => setBefore(value || undefined)}
          />
          <Select
            id={`${id}-after`}
            label="Met"
            optional="one-of"
            options={options}
            value={after}
            onValue={setAfter}
          />
        </div>
        {before !== undefined && (
          <Compared codename={codename} body={body} before={before} after={after} onPutBack={putBack} />
        )}
      </section>
      <section className="stack" aria-labelledby={`${id}-list`}>
        <h3 id={`${id}-list`}>Wat er gebeurde</h3>
        {read.error && <Failure fault={read.error} onAgain={() => void read.refetch()} />}
        {!read.data && !read.error && <p className="muted">Een moment…</p>}
        <ol className="history-list">
          {items.map((item) => (
            <Row
              key={`${item.what} ${item.number} ${item.at}`}
              item={item}
              isChosen={before === String(item.number) && after === now}
              onChoose={() => choose(item.number)}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}
