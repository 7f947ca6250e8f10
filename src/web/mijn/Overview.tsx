import type { PageOf } from '../../core/mijn/pages.ts'
import { mijn, removeDraftPath } from '../../core/mijn/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Panel } from '../ui/Facts.tsx'
import { EmptyState } from '../ui/Loading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card } from './Card.tsx'
import { dateText, Head, RequestList } from './parts.tsx'
import { WatchLine } from './Watches.tsx'

type Page = PageOf<'overview'>

function Tasks({ tasks }: Pick<Page, 'tasks'>) {
  if (tasks.length === 0) return null
  return (
    <Panel title="Nog te doen" tone="sand">
      <ul className="tasks bare">
        {tasks.map(({ text, link }) => (
          <li key={text}>
            <span>{text}</span>
            {link && (
              <a className="link" href={link.href}>
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Saved forms, each with a link to continue; removing one works without script. */
function Drafts({ drafts }: Pick<Page, 'drafts'>) {
  if (drafts.length === 0) return null
  return (
    <Panel title="Formulieren die je bewaarde">
      <ul className="tasks bare">
        {drafts.map(({ id, title, until, href, keptBy }) => (
          <li key={id}>
            <span>
              {title}{' '}
              <span className="muted small">
                {keptBy === 'address' && 'Bewaard met je e-mailadres, zonder in te loggen. '}We bewaren het
                tot {dateText(until)}.
              </span>
            </span>
            <form className="mijn-actions" method="post" action={removeDraftPath(id)}>
              <ButtonLink variant="secondary" size="small" href={href}>
                Ga verder<span className="unseen"> met {title}</span>
              </ButtonLink>
              <button className="btn btn-quiet btn-small" type="submit">
                Verwijder<span className="unseen"> {title}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What somebody without a membership reads about it; `applying` says that they have applied. */
export function NoMembership({ applying, name }: { applying: boolean; name: string }) {
  if (applying)
    return (
      <Notice title="We verwerken je aanmelding">
        <p>Je krijgt een e-mail zodra je lid bent. Dat duurt meestal een paar minuten.</p>
      </Notice>
    )
  return (
    <section className="card card-open">
      <h2>Word lid van {name}</h2>
      <p>Als lid bel je met onze juristen, bouwkundigen en financieel adviseurs. En je hebt ledenvoordeel.</p>
      <ButtonLink href="/lidmaatschap/lid-worden">Lid worden</ButtonLink>
    </section>
  )
}

/** `/mijn`: the membership, the latest requests and what is still to be done. */
export function Overview({ page, name, reader }: { page: Page; name: string; reader: string }) {
  return (
    <>
      <Head title={`Hallo ${reader}`}>Hier vind je alles wat je bij ons hebt geregeld.</Head>
      {page.membership && page.membership.state !== 'ended' ? (
        <Card of={page.membership} name={name} />
      ) : (
        <NoMembership applying={page.applying} name={name} />
      )}
      <Tasks tasks={page.tasks} />
      <Drafts drafts={page.drafts} />
      {page.watches.some(({ state }) => state !== 'ended') && (
        <section className="mijn-part">
          <h2>Wat voor je aan staat</h2>
          <WatchLine of={page.watches} />
        </section>
      )}
      <section className="mijn-part">
        <div className="mijn-part-head">
          <h2>Je laatste aanvragen</h2>
          {page.total > page.latest.length && (
            <a className="link" href={mijn.requests}>
              Bekijk alle {page.total} aanvragen
            </a>
          )}
        </div>
        {page.latest.length > 0 ? <RequestList lines={page.latest} /> : <NoRequests />}
      </section>
    </>
  )
}

export function NoRequests({ level = 3 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      icon="file"
      level={level}
      title="Je hebt nog geen aanvragen"
      actions={
        <ButtonLink variant="secondary" href="/diensten">
          Bekijk onze diensten
        </ButtonLink>
      }
    >
      Boek je een klus of vraag je advies? Dan zie je hier hoe het ermee staat.
    </EmptyState>
  )
}
