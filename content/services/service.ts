import { deskOfFunnel } from '../../src/core/content/funnel.ts'
import type { Blocks } from '../../src/core/content/kinds.ts'
import type { PageSeed } from '../../src/core/content/page.ts'
import type { ContentPicture, Link, Rich } from '../../src/core/content/parts.ts'
import { thanksOf } from '../bedankt.ts'

/** A service as its editor thinks of it; the page around it is the same for all. */
export interface Service {
  path: string
  slug: string
  title: string
  lead: string
  picture: ContentPicture
  /** Words by which it is found too, with commas between them. */
  keywords?: string
  /** What it is and for whom, with its own headings. */
  about: Rich
  /** How it goes: a title and a sentence or two. */
  steps: [title: string, text: string][]
  costs: { intro?: string; rows: [what: string, amount: string, note?: string][]; after?: Rich }
  /** What to have within reach. */
  ready: string[]
  questions: [title: string, text: Rich][]
  /** A page or tool of others that answers a first question at once. */
  partner?: Blocks['iframe' | 'embed']
  related: Link[]
  /** What its funnel shows of the settings: prices, by the names that the funnel has for them. */
  funnel?: Record<string, string>
  /** What who takes part agrees with, or reads first. */
  terms?: Rich
  /** Where its funnel stands, when that is a page of its own. */
  start?: Link
  /** What who calls instead of filling it in may expect. */
  byPhone?: string
}

/** Where somebody asks to be called, by the desk that calls. */
const callbacks: Record<string, string> = {
  juridisch: '/contact/terugbelafspraak-juridisch',
  bouwkundig: '/contact/terugbelafspraak-bouwtechnisch',
  financieel: '/contact/terugbelafspraak-financieel',
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** For who asked already: the page after a request, where there is one. */
const already = (thanks: string | undefined) =>
  thanks ? `<p>Al aangevraagd? Lees <a href="${thanks}">wat er nu gebeurt</a>.</p>` : ''

/** How to arrange it today: by phone, or by asking for a call. */
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

/** By phone, for who would rather than by the funnel: that stands above everything else, or on a page of its own. */
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

/** What to have at hand, and how to arrange it: by its funnel where that stands on this page, and by phone. */
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
