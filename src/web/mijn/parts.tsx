import type { ReactNode } from 'react'
import { amsterdamDay, dayOf, formatDay } from '../../core/kernel/clock.ts'
import { stateWords } from '../../core/mijn/mijn-words.ts'
import type { RequestLine, RequestState } from '../../core/mijn/pages.ts'
import { requestPath } from '../../core/mijn/paths.ts'
import { messageWords } from '../../core/requests/message-words.ts'
import { PageIcon, type PageIconName } from '../ui/icons/PageIcon.tsx'

/** Writes a day (YYYY-MM-DD) as `1 april 2019`. */
export const dayText = (day: string): string => formatDay(dayOf(day), 'plain')

/** Writes the Amsterdam day of an instant as `20 november 2026`. */
export const dateText = (instant: string): string => formatDay(amsterdamDay(instant), 'plain')

/** The title of a page, and a sentence that says what it holds. */
export function Head({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mijn-head">
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  )
}

const signs: Record<RequestState, PageIconName> = {
  received: 'clock',
  'passed-on': 'arrow',
  confirmed: 'check',
  failed: 'phone',
  withdrawn: 'back',
  refused: 'cross',
}

/** The state of a request: a word with an icon, in its colour. */
export function State({ of }: { of: RequestState }) {
  return (
    <span className={`state state-${of}`}>
      <PageIcon name={signs[of]} size="s" />
      {stateWords[of].label}
    </span>
  )
}

/** The size of a file in words: `380 kB`, `1,2 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} MB`

/** A list of requests, each a link to its own page. */
export function RequestList({ lines }: { lines: readonly RequestLine[] }) {
  return (
    <ul className="requests bare">
      {lines.map((line) => (
        <li key={line.reference}>
          <a className="request" href={requestPath(line.reference)}>
            <span className="request-title">{line.title}</span>
            <span className="request-facts muted">
              <time dateTime={line.receivedAt}>{dateText(line.receivedAt)}</time>
              {line.hasNews && (
                <span className="request-news">
                  <PageIcon name="mail" size="s" />
                  {messageWords.news}
                </span>
              )}
              <span className="whole">
                Referentie <span translate="no">{line.reference}</span>
              </span>
            </span>
            <State of={line.state} />
            <PageIcon name="chevron-right" size="s" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The link `Wijzig`; `what` says to a screen reader what it changes. */
export function Change({ href, what, word = 'Wijzig' }: { href: string; what: string; word?: string }) {
  return (
    <a className="link" href={href}>
      <PageIcon name="pencil" />
      <span>
        {word}
        <span className="unseen"> {what}</span>
      </span>
    </a>
  )
}
