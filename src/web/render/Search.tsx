import type { SearchInput } from '../../core/render.ts'
import { surveyPages } from '../../core/rules/survey-pages.ts'
import type { DocumentKind, SearchResult, SearchResultsPage } from '../../core/search/results.ts'
import { WentWrong } from '../blocks/WentWrong.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { SearchForm } from '../ui/Page.tsx'
import { Pager } from '../ui/Pager.tsx'
import type { Assets } from './assets.ts'
import { Document } from './Document.tsx'
import { Shell } from './Shell.tsx'
import { SiteShareAndSurvey } from './SiteShareAndSurvey.tsx'

/** The label of a result by its kind; an ordinary page has none. */
const tags: Partial<Record<DocumentKind, string>> = {
  service: 'Dienst',
  insurance: 'Verzekering',
  tool: 'Hulpmiddel',
  news: 'Nieuws',
  problem: 'Probleem in huis',
  document: 'Document',
  subsidy: 'Subsidie',
}

const shownDay = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' })

/** The text shown in place of a document that only members may read. */
function ForMembers({ href }: { href: string }) {
  return (
    <p>
      Dit kunnen alleen leden lezen. <a href={`/inloggen?terug=${encodeURIComponent(href)}`}>Log in</a> of{' '}
      <a href="/lidmaatschap/lid-worden">word lid</a>.
    </p>
  )
}

function Result({ href, title, kind, excerpt, restricted, date }: SearchResult) {
  const masked = restricted && excerpt.length === 0
  const tag = masked ? undefined : tags[kind]
  return (
    <li className="result">
      <h2 className="h3">
        <a href={href}>{title}</a>
      </h2>
      {(tag || date) && (
        <p className="result-tags">
          {tag && <span className="tag">{tag}</span>}
          {date && <time dateTime={date}>{shownDay.format(new Date(date))}</time>}
        </p>
      )}
      {masked ? (
        <ForMembers href={href} />
      ) : (
        <p className="result-text">
          {excerpt.map(({ text, marked }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in an order that never changes
            marked ? <mark key={at}>{text}</mark> : text,
          )}
        </p>
      )}
    </li>
  )
}

const pageHref = (query: string, page: number) =>
  `/zoekresultaat?q=${encodeURIComponent(query)}${page === 1 ? '' : `&pagina=${page}`}`

function Found({ query, found }: { query: string; found: SearchResultsPage }) {
  const { total, results, meant, page, pages, first } = found
  return (
    <>
      <div role="status">
        <p>
          {total === 1 ? '1 resultaat' : `${total} resultaten`} gevonden voor{' '}
          <strong>{meant ?? query}</strong>
        </p>
        {meant !== undefined && (
          <p className="muted">
            Voor ‘<span>{query}</span>’ vonden we niets. Staat er wat je bedoelt?
          </p>
        )}
      </div>
      <ol className="found bare" start={first}>
        {results.map((result) => (
          <Result key={result.href} {...result} />
        ))}
      </ol>
      <Pager
        page={page}
        pages={pages}
        href={(to) => pageHref(query, to)}
        previous="Vorige resultaten"
        next="Meer resultaten"
      />
    </>
  )
}

function NoResults({ query }: { query: string }) {
  return (
    <div className="prose">
      <div role="status">
        <h2>
          Geen resultaten voor ‘<span>{query}</span>’
        </h2>
      </div>
      <p>Dit kun je proberen:</p>
      <ul>
        <li>Controleer de spelling van je zoekwoord.</li>
        <li>Gebruik een minder specifiek woord.</li>
        <li>Gebruik minder zoekwoorden.</li>
      </ul>
      <p>
        Kom je er niet uit? <a href="/contact">Neem contact met ons op</a>.
      </p>
      <p>
        <ButtonLink href="/">Naar home</ButtonLink>
      </p>
    </div>
  )
}

/** The part below the search box: results, a message that there are none, or that searching failed. */
export function Outcome({ query, outcome, settings }: SearchInput) {
  if (query === '' || outcome === undefined) return null
  if (outcome === 'failed')
    return (
      <WentWrong
        settings={settings}
        actions={<ButtonLink href={pageHref(query, 1)}>Zoek opnieuw</ButtonLink>}
      />
    )
  return outcome.results.length === 0 ? <NoResults query={query} /> : <Found query={query} found={outcome} />
}

/** The page of the site search (spec 000 section 2, Search), with the outcome below its box. */
export function Search({ assets, ...input }: SearchInput & { assets: Assets }) {
  const { query } = input
  return (
    <Document
      title={query ? `Zoeken naar ${query}` : 'Zoeken'}
      around={input}
      assets={assets}
      sheets={['content', 'search']}
    >
      <Shell around={input}>
        <div className="wrap search-page">
          <h1>Zoeken</h1>
          <SearchForm
            action="/zoekresultaat"
            label="Waar kunnen we mee helpen?"
            button="Zoek"
            value={query}
          />
          <Outcome {...input} />
        </div>
        <SiteShareAndSurvey around={input} place={surveyPages.search} />
      </Shell>
    </Document>
  )
}
