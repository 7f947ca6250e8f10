import type { ReactNode } from 'react'
import { hoursLine } from '../../core/content/settings.ts'
import { changes, forms } from '../../core/mijn/paths.ts'
import type { MijnInput } from '../../core/render.ts'
import { surveyPages } from '../../core/rules/survey-pages.ts'
import { Data } from '../mijn/Data.tsx'
import { Details } from '../mijn/Details.tsx'
import { Home } from '../mijn/Home.tsx'
import { Layout } from '../mijn/Layout.tsx'
import { Membership } from '../mijn/Membership.tsx'
import { Overview } from '../mijn/Overview.tsx'
import { Head } from '../mijn/parts.tsx'
import { Request } from '../mijn/Request.tsx'
import { Requests } from '../mijn/Requests.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Assets } from './assets.ts'
import { Document } from './Document.tsx'
import { firstState, IslandRoot } from './island.tsx'
import { islands } from './islands.ts'
import { Shell } from './Shell.tsx'
import { SiteShareAndSurvey } from './SiteShareAndSurvey.tsx'

const titles = {
  overview: (name: string) => `Mijn ${name}`,
  details: () => 'Mijn gegevens',
  home: () => 'Mijn huis',
  membership: () => 'Mijn lidmaatschap',
  requests: () => 'Mijn aanvragen',
  data: () => 'Mijn data',
  missing: () => 'Deze pagina bestaat niet',
}

const titleOf = ({ page, settings }: MijnInput): string => {
  if (page.kind === 'form') return forms[page.slug].title
  if (page.kind === 'request') return page.refused ? `Fout: ${page.line.title}` : page.line.title
  return titles[page.kind](settings.name)
}

type FormInput = MijnInput & { page: Extract<MijnInput['page'], { kind: 'form' }> }

/**
 * The funnel that changes one thing, as an island. Where it is not built or cannot be drawn, a text says how to change it by
 * phone.
 */
function Form({ input: { page, settings, report } }: { input: FormInput }) {
  const { slug, properties } = page
  const { title, from } = forms[slug]
  const Island = islands[slug]
  const desk = settings.desks.ledenservice ?? settings.desks.klantenservice
  const back = (
    <a className="link mijn-back" href={from}>
      <Icon name="chevron-left" />
      Terug
    </a>
  )
  if (Island && desk) {
    const given = { properties, name: settings.name, phone: desk.phone, hours: hoursLine(desk) }
    try {
      return (
        <>
          {back}
          <noscript>
            <Notice tone="warn">
              <p>
                Hier is JavaScript voor nodig. Lukt het niet? Bel ons op{' '}
                <span className="whole" translate="no">
                  {desk.phone}
                </span>
                .
              </p>
            </Notice>
          </noscript>
          <IslandRoot name={slug} html={firstState(slug, Island, given)} input={given} />
        </>
      )
    } catch (error) {
      report(`funnel ${slug} below /mijn: ${error instanceof Error ? error.message : 'failed'}`)
    }
  }
  return (
    <>
      {back}
      <Head title={title}>{desk && `Bel ons op ${desk.phone}. We regelen het samen met je.`}</Head>
    </>
  )
}

function Missing({ href, label }: { href: string; label: string }) {
  return (
    <>
      <Head title="Deze pagina bestaat niet">
        Misschien zit er een typefout in het adres, of is de aanvraag ouder dan twee jaar.
      </Head>
      <p>
        <ButtonLink href={href}>{label}</ButtonLink>
      </p>
    </>
  )
}

function Body({ input }: { input: MijnInput }): ReactNode {
  const { page, reader, settings } = input
  const phone = (settings.desks.ledenservice ?? settings.desks.klantenservice)?.phone ?? ''
  switch (page.kind) {
    case 'overview':
      return <Overview page={page} name={settings.name} reader={reader.name} />
    case 'details':
      return <Details page={page} phone={phone} />
    case 'home':
      return <Home page={page} />
    case 'membership':
      return <Membership page={page} name={settings.name} />
    case 'requests':
      return <Requests page={page} />
    case 'request':
      return <Request page={page} phone={settings.desks.klantenservice?.phone ?? phone} />
    case 'data':
      return <Data page={page} />
    case 'form':
      return <Form input={{ ...input, page }} />
    case 'missing':
      return <Missing href="/mijn" label={`Naar Mijn ${settings.name}`} />
  }
}

/** A page below `/mijn`, drawn for one person and one request: nothing of it may be cached. */
export function Mijn({ input, assets }: { input: MijnInput; assets: Assets }) {
  const { page, reader, settings, path } = input
  const slug = page.kind === 'form' && islands[page.slug] ? page.slug : undefined
  // a plain form with controls, which needs their styles; its script only keeps what is typed
  const asks = page.kind === 'request' && page.thread?.canAnswer === true
  return (
    <Document
      title={titleOf(input)}
      around={input}
      assets={assets}
      sheets={[...(slug ? (['funnel'] as const) : []), ...(asks ? (['ask'] as const) : []), 'mijn']}
      {...(slug && { island: slug })}
      {...(asks && { parts: ['unsent-message'] as const })}
    >
      <Shell around={input} isLoggedIn>
        <Layout path={path} name={settings.name} reader={reader.name}>
          {reader.changed && (
            <Notice tone="ok" role="status">
              <p>{changes[reader.changed]}</p>
            </Notice>
          )}
          <Body input={input} />
        </Layout>
        <SiteShareAndSurvey around={input} place={surveyPages.mijn} />
      </Shell>
    </Document>
  )
}
