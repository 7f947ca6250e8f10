import { Link } from 'wouter'
import { Come, Gone } from '../compare/TextsCompared.tsx'
import {
  changesNothing,
  countWords,
  listWords,
  type PageChange,
  pagesWords,
  pageWords,
  type SiteChanges,
} from './publish-words.ts'

type Difference = SiteChanges['everywhere']
type ValueChange = SiteChanges['values'][number]

/** Sentences that go and that come. */
function Sentences({ of: { gone, come, more } }: { of: Difference }) {
  if (gone.length === 0 && come.length === 0) return null
  return (
    <ul className="change-sentences">
      {gone.map((sentence) => (
        <li key={`gone ${sentence}`}>
          <Gone>{sentence}</Gone>
        </li>
      ))}
      {come.map((sentence) => (
        <li key={`come ${sentence}`}>
          <Come>{sentence}</Come>
        </li>
      ))}
      {more > 0 && <li className="muted">en nog {more} zinnen</li>}
    </ul>
  )
}

interface Linked {
  codename: string
  title: string
}

/** Documents that lead to this one, each to be opened. */
export function LinkedFrom({ named, more = 0 }: { named: readonly Linked[]; more?: number }) {
  return (
    <ul className="change-links">
      {named.map(({ codename, title }) => (
        <li key={codename}>
          <Link href={`/inhoud/${codename}`}>{title}</Link>
        </li>
      ))}
      {more > 0 && <li className="muted">en nog {more}</li>}
    </ul>
  )
}

/** A page that differs. What it says otherwise is folded where there are many. */
function PageTold({ page, isOpen }: { page: PageChange; isOpen: boolean }) {
  const { title, path, gone, come, more, linked } = page
  const head = (
    <>
      <strong>{title}</strong> {pageWords(page)} <span className="muted">{path}</span>
    </>
  )
  if (gone.length + come.length === 0 && !linked?.named.length) return <li>{head}</li>
  return (
    <li>
      <details open={isOpen}>
        <summary>{head}</summary>
        <Sentences of={{ gone, come, more }} />
        {linked && linked.named.length > 0 && (
          <>
            <p>Deze pagina’s leiden erheen:</p>
            <LinkedFrom {...linked} />
          </>
        )}
      </details>
    </li>
  )
}

function Values({ heading, changes }: { heading: string; changes: readonly ValueChange[] }) {
  if (changes.length === 0) return null
  return (
    <section className="stack">
      <h3>{heading}</h3>
      <dl className="compare-fields">
        {changes.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before !== undefined && <Gone>{before}</Gone>} {after !== undefined && <Come>{after}</Come>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Listed({ heading, of }: { heading: string; of: SiteChanges['search'] }) {
  const lines = listWords(of)
  if (lines.length === 0) return null
  return (
    <section className="stack">
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** Pages of which the sentences show at once. */
const mostOpen = 3

/** Everything that visitors, mails and searchers get otherwise: pages with their sentences first. */
export function ChangesTold({ changes }: { changes: SiteChanges }) {
  const { pages, more, everywhere, values, mails, search, feed, sitemap } = changes
  if (changesNothing(changes)) return <p>Bezoekers merken hier niets van.</p>
  return (
    <div className="changes stack">
      <p>{countWords(changes)}</p>
      <section className="stack">
        <h3>{pagesWords(changes)}</h3>
        <ul className="change-pages">
          {pages.map((page) => (
            <PageTold key={page.codename} page={page} isOpen={pages.length <= mostOpen} />
          ))}
          {more > 0 && <li className="muted">en nog {more}</li>}
        </ul>
      </section>
      {everywhere.gone.length + everywhere.come.length > 0 && (
        <section className="stack">
          <h3>Op elke pagina, boven- of onderaan</h3>
          <Sentences of={everywhere} />
        </section>
      )}
      <Values heading="Prijzen, nummers en tijden (invulwoorden)" changes={values} />
      <Values heading="In onze mails" changes={mails} />
      <Listed heading="In het zoeken" of={search} />
      <Listed heading="In het nieuwsoverzicht" of={feed} />
      <Listed heading="Voor Google en andere zoekmachines" of={sitemap} />
    </div>
  )
}
