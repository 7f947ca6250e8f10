import type { PageOf } from '../../core/mijn/pages.ts'
import { mijn } from '../../core/mijn/paths.ts'
import { Pager } from '../ui/Pager.tsx'
import { NoRequests } from './Overview.tsx'
import { Head, RequestList } from './parts.tsx'

const pageHref = (page: number) => (page === 1 ? mijn.requests : `${mijn.requests}?pagina=${page}`)

/** `/mijn/aanvragen`: all requests of somebody, newest first. */
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
          <Pager
            page={page}
            pages={pages}
            href={pageHref}
            previous="Nieuwere aanvragen"
            next="Oudere aanvragen"
          />
        </>
      )}
    </>
  )
}
