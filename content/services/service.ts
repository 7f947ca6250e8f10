import { deskOfFunnel } from '../../src/core/content/funnel.ts'
import type { Blocks } from '../../src/core/content/kinds.ts'
import type { PageSeed } from '../../src/core/content/page.ts'
import type { ContentPicture, Link, Rich } from '../../src/core/content/parts.ts'
import { thanksOf } from '../bedankt.ts'

/** The texts of a service; the page around them is the same for all services. */
export interface Service {
  path: string
  slug: string
  title: string
  lead: string
  picture: ContentPicture
  /** Further words to find it by, separated by commas. */
  keywords?: string
  /** What the service is and for whom, with headings. */
  about: Rich
  /** The steps of the service: a title and a sentence or two. */
  steps: [title: string, text: string][]
  costs: { intro?: string; rows: [what: string, amount: string, note?: string][]; after?: Rich }
  ready: string[]
  questions: [title: string, text: Rich][]
  /** A page or tool of a partner that answers a first question at once. */
  partner?: Blocks['iframe' | 'embed']
  related: Link[]
  /** Prices, phone numbers and hours of the settings that its funnel shows, by the names that the funnel uses. */
  funnel?: Record<string, string | string[]>
  /** Terms that somebody who takes part agrees with, or reads first. */
  terms?: Rich
  /** Link to the page of the funnel, where that is another page. */
  start?: Link
  /** What somebody may expect who calls instead of filling in the funnel. */
  byPhone?: string
}

/** Path of the page on which one asks for a callback, by the codename of the desk that calls. */
const callbacks: Record<string, string> = {
  juridisch: '/contact/terugbelafspraak-juridisch',
  bouwkundig: '/contact/terugbelafspraak-bouwtechnisch',
  financieel: '/contact/terugbelafspraak-financieel',
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** A link to the thank-you page of a request, where there is one, for visitors who have sent it already. */
const already = (thanks: string | undefined) =>
  thanks ? `<p>Al aangevraagd? Lees <a href="${thanks}">wat er nu gebeurt</a>.</p>` : ''

/** How to arrange the service by phone, or by asking for a callback, where there is no funnel. */
const today = (slug: string): Rich => {
  const desk = deskOfFunnel(slug)
  return {
    html: [
      '<h2>Regel het vandaag</h2>',
      `<p>Bel <a href="{tel.${desk}}">{phone.${desk}}</a>. We zijn er op {hours.${desk}}.`,
      'Je hoort meteen wat er kan en wat het kost.</p>',
      `<p>Komt bellen nu niet uit? <a href="${callbacks[desk] ?? '/contact#terugbellen'}">Laat je terugbellen</a>.`,
      'Jij kiest wanneer.</p>',
      already(thanksOf(slug)),
    ].join(' '),
  }
}

/**
 * How to arrange the service by phone instead of by the funnel. It also links to the thank-you page where the funnel is on
 * another page.
 */
const byPhone = ({ slug, start, byPhone: what = 'Dan plannen we je afspraak samen.' }: Service): Rich => {
  const desk = deskOfFunnel(slug)
  return {
    html: [
      '<h2>Liever bellen?</h2>',
      `<p>Bel <a href="{tel.${desk}}">{phone.${desk}}</a>. We zijn er op {hours.${desk}}.`,
      `${what}</p>`,
      already(start && thanksOf(slug)),
    ].join(' '),
  }
}

/** Blocks with what to have at hand and how to arrange the service: by phone, and by its funnel where that is on this page. */
const arranging = (service: Service): PageSeed['blocks'] => {
  const { slug, funnel, start, ready, terms } = service
  const thanks = thanksOf(slug)
  return [
    {
      kind: 'rich_text',
      anchor: 'bij-de-hand',
      text: { html: `<h2>Wat je bij de hand houdt</h2>${list(ready)}` },
    },
    { kind: 'rich_text', anchor: 'regelen', text: funnel || start ? byPhone(service) : today(slug) },
    ...(start
      ? []
      : [{ kind: 'funnel' as const, slug, properties: { ...(thanks && { thanks }), ...funnel } }]),
    ...(terms ? [{ kind: 'rich_text' as const, anchor: 'voorwaarden', text: terms }] : []),
  ]
}

/** The page of a service, in the order in which people ask (docs/style.md). */
export const servicePage = (service: Service): PageSeed => {
  const {
    path,
    slug,
    title,
    lead,
    picture,
    keywords,
    about,
    steps,
    costs,
    questions,
    partner,
    related,
    start,
  } = service
  return {
    kind: 'page',
    codename: `dienst_${slug.replaceAll('-', '_')}`,
    path,
    layout: 'service',
    title,
    description: lead,
    ...(keywords && { keywords: keywords.split(', ') }),
    blocks: [
      {
        kind: 'hero',
        title,
        lead,
        picture,
        actions: [
          start ?? { label: 'Regel het vandaag', href: '#regelen' },
          { label: 'Wat kost het?', href: '#kosten' },
        ],
      },
      { kind: 'rich_text', anchor: 'voor-wie', text: about },
      {
        kind: 'how_it_works',
        anchor: 'zo-werkt-het',
        title: 'Zo werkt het',
        steps: steps.map(([step, text]) => ({ title: step, text })),
      },
      {
        kind: 'price_list',
        anchor: 'kosten',
        title: 'Wat kost het?',
        ...(costs.intro && { intro: costs.intro }),
        rows: costs.rows.map(([what, amount, note]) => ({ what, amount, ...(note && { note }) })),
        ...(costs.after && { after: costs.after }),
      },
      ...(partner ? [partner] : []),
      ...arranging(service),
      {
        kind: 'accordion',
        anchor: 'vragen',
        title: 'Veelgestelde vragen',
        items: questions.map(([question, text]) => ({ title: question, text })),
      },
      { kind: 'interesting_links', title: 'Misschien ook handig', links: related },
    ],
  }
}
