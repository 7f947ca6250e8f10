import type { PageOf } from '../../core/mijn/pages.ts'
import { mijn } from '../../core/mijn/paths.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { NoRequests } from './Overview.tsx'
import { Head, RequestList } from './parts.tsx'

const pageHref = (page: number) => (page === 1 ? mijn.requests : `${mijn.requests}?pagina=${page}`)

function Pages({ page, pages }: { page: number; pages: number }) {
  if (pages === 1) return null
  return (
    <nav className="pager" aria-label="Bladeren">
      {page > 1 && (
        <a className="link" rel="prev" href={pageHref(page - 1)}>
          <Icon name="chevron-left" />
          Nieuwere aanvragen
        </a>
      )}
      <span className="muted">
        Pagina {page} van {pages}
      </span>
      {page < pages && (
        <a className="link" rel="next" href={pageHref(page + 1)}>
          Oudere aanvragen
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  )
}

/** `/mijn/aanvragen`: everything that somebody asked of us, newest first. */
export function Requests({ page: { lines, total, page, pages } }: { page: PageOf<'requests'> }) {
  return (
    <>
      <Head title="Mijn aanvragen">
        Wat je bij ons aanvraagt, staat hier twee jaar lang. Was je niet ingelogd? Met je eigen e-mailadres
        staat het er na de volgende keer inloggen ook.
      </Head>
      {total === 0 ? (
        <NoRequests level={2} />
      ) : (
        <>
          <RequestList lines={lines} />
          <Pages page={page} pages={pages} />
        </>
      )}
    </>
  )
}
