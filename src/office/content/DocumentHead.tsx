import { type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { compareSites } from '../../core/contract/content/content-calls.ts'
import { systemClock, todayIso } from '../../core/kernel/day.ts'
import { Button } from '../../web/ui/Button.tsx'
import { ActionMenu, type MenuAct } from '../kit/ActionMenu.tsx'
import { OfficeIcon } from '../kit/OfficeIcon.tsx'
import { OthersHere } from '../kit/OthersHere.tsx'
import type { Other } from '../kit/others-in-words.ts'
import { Sign } from '../kit/Sign.tsx'
import { cameFrom } from '../requests/list-place.ts'
import { useCall } from '../shell/use-call.ts'
import { stateInWords } from './list/content-words.ts'
import { counted } from './publish/publish-words.ts'
import type { WritingState } from './saving/document-machine.ts'
import { addressOnSite, savingInWords, standingOf } from './saving/document-words.ts'
import type { WrittenDocument } from './saving/use-document.ts'

interface DocumentHeadProps {
  title: string
  written: WrittenDocument
  others: readonly Other[]
  /** What is behind the button with three dots. */
  acts: readonly MenuAct[]
  onHistory(): void
  onChanges(): void
  /** Undefined for who may not publish. */
  onPublish: (() => void) | undefined
  /** Whether a panel is open with a filled button of its own. */
  isActing: boolean
}

const troubled: readonly WritingState[] = ['offline', 'refused', 'newer']

/** Says aloud that saving got into trouble, and that it is over; not that every two seconds something was saved. */
const useSpoken = (state: WritingState, words: string | undefined): string => {
  const [spoken, setSpoken] = useState('')
  const was = useRef(false)
  useEffect(() => {
    if (troubled.includes(state)) {
      was.current = true
      setSpoken(words ?? '')
    } else if (was.current && state === 'saved') {
      was.current = false
      setSpoken(words ?? 'Bewaard')
    }
  }, [state, words])
  return spoken
}

function Saving({ written }: { written: WrittenDocument }) {
  const words = savingInWords(written)
  const spoken = useSpoken(written.state, words)
  const { state } = written
  const isTroubled = troubled.includes(state)
  return (
    <>
      {words && (
        <Sign
          icon={isTroubled ? 'warning' : state === 'saved' ? 'check' : 'clock'}
          tone={isTroubled ? 'late' : undefined}
        >
          {words}
        </Sign>
      )}
      <span className="unseen" role="status">
        {spoken}
      </span>
    </>
  )
}

/** The way back to the list, at the place where it was left. */
function Back() {
  const from = cameFrom()
  return (
    <Link
      className="btn btn-quiet btn-icon"
      aria-label="Terug naar Inhoud"
      href={`/inhoud${from?.search ? `?${from.search}` : ''}`}
      onClick={(event) => {
        if (!from) return
        event.preventDefault()
        history.back()
      }}
    >
      <OfficeIcon name="left" />
    </Link>
  )
}

/** Milliseconds of rest after which it is counted what a draft changes: that asks more of the server than to save it. */
const countAfterMs = 5000

/** How many pages of the site the draft changes, as it was counted last; undefined until it was. */
const useChangedPages = ({ document: { codename, draft }, state }: WrittenDocument): number | undefined => {
  const [asked, setAsked] = useState<number>()
  const number = state === 'saved' ? draft?.number : undefined
  useEffect(() => {
    if (number === undefined) return
    const timer = setTimeout(() => setAsked(number), countAfterMs)
    return () => clearTimeout(timer)
  }, [number])
  const { data } = useCall(
    compareSites,
    { params: { codename }, body: asked === undefined ? {} : { number: asked } },
    { onReturn: false, enabled: asked !== undefined && asked === number },
  )
  return draft && asked !== undefined && data ? data.pages.length + data.more : undefined
}

/** Tells the style sheet how high (px) the head is, which stays in sight: what is scrolled to then stands below it. */
const useHeightTold = (head: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = head.current
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--document-head', `${element.offsetHeight}px`),
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--document-head')
    }
  }, [head])
}

/** The head of a document: its title, how it stands, whether it is saved, who else is here, and what may be done with it. */
export function DocumentHead(props: DocumentHeadProps) {
  const { title, written, others, acts, onHistory, onChanges, onPublish, isActing } = props
  const head = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useHeightTold(head)
  const changed = useChangedPages(written)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  useEffect(() => {
    document.title = `${title} - kantoor`
  }, [title])
  const { state, draft, published } = written.document
  const address = addressOnSite(published?.body, todayIso(systemClock))
  const hasDraft = draft !== null || written.state !== 'saved'
  const [standing, more] = standingOf(written.document)
  const { icon, tone } = stateInWords({ state, number: draft?.number ?? null, from: null })
  return (
    <header className="work-head document-head" data-part="head" ref={head}>
      <Back />
      <div className="document-name">
        <h1 ref={heading} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <p className="document-state muted">
          <Sign icon={icon} tone={tone}>
            {standing}
            {more && <span className="document-more">, {more}</span>}
          </Sign>
          {address !== undefined && (
            <a href={address} target="_blank" rel="noreferrer">
              Bekijk op de site<span className="unseen"> (nieuw tabblad)</span>
            </a>
          )}
          <Saving written={written} />
        </p>
      </div>
      <OthersHere others={others} />
      <div className="document-acts">
        <Button variant="quiet" className="document-history" onClick={onHistory}>
          <OfficeIcon name="clock" size="s" />
          Geschiedenis
        </Button>
        <Button variant="secondary" onClick={onChanges}>
          Wat verandert hierdoor?{' '}
          {changed !== undefined && <span>{counted(changed, 'pagina', 'pagina’s')}</span>}
        </Button>
        {onPublish && (
          <Button variant={isActing || !hasDraft ? 'secondary' : 'primary'} onClick={onPublish}>
            Publiceren
          </Button>
        )}
        <ActionMenu label="Meer met deze tekst" acts={acts} />
      </div>
    </header>
  )
}
