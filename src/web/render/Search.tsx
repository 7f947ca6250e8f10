import type { ReactNode } from 'react'
import type { SearchInput, Surroundings } from '../../core/render.ts'
import { surveyPages } from '../../core/rules/survey-pages.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { SearchForm } from '../ui/Page.tsx'
import type { Assets } from './assets.ts'
import { Document } from './Document.tsx'
import { Shell } from './Shell.tsx'
import { SiteEnd } from './SiteEnd.tsx'

/** How many results there are, in words. */
export const countOf = (results: SearchInput['results']): string =>
  results.length === 1 ? '1 resultaat' : `${results.length} resultaten`

/** One result, in the list of `Search`. */
export function Result({ title, href, text }: SearchInput['results'][number]) {
  return (
    <li>
      <h2 className="h3">
        <a href={href}>{title}</a>
      </h2>
      <p>{text}</p>
    </li>
  )
}

function NoResults({ query }: { query: string }) {
  return (
    <div className="prose">
      <h2>
        Geen resultaten voor ‘<span>{query}</span>’
      </h2>
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

interface SearchProps {
  around: Surroundings
  assets: Assets
  query: string
  /** What was found; without it the page says that nothing was. */
  found?: { count: string; list: ReactNode }
}

/** The results of the site search (spec 000 section 2, Search). */
export function Search({ around, assets, query, found }: SearchProps) {
  return (
    <Document
      title={query ? `Zoeken naar ${query}` : 'Zoeken'}
      around={around}
      assets={assets}
      sheets={['content']}
    >
      <Shell around={around}>
        <div className="wrap search-page">
          <h1>Zoeken</h1>
          <SearchForm
            action="/zoekresultaat"
            label="Waar kunnen we mee helpen?"
            button="Zoek"
            value={query}
          />
          {query && found && (
            <>
              <p role="status">
                {found.count} gevonden voor <strong>{query}</strong>
              </p>
              <ol className="found bare">{found.list}</ol>
            </>
          )}
          {query && !found && <NoResults query={query} />}
        </div>
        <SiteEnd around={around} place={surveyPages.search} />
      </Shell>
    </Document>
  )
}
