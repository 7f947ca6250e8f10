import type { PageSeed } from '../src/core/content/page.ts'
import { thanksPage } from './bedankt.ts'
import { appointmentMail } from './bedankt-parts.ts'
import { html } from './html.ts'

export const contact: PageSeed = {
  kind: 'page',
  codename: 'contact',
  path: '/contact',
  layout: 'content',
  title: 'Contact',
  description: 'Stel {name} een vraag of bel ons. Met onze telefoonnummers en openingstijden per onderwerp.',
  keywords: [
    'telefoonnummer',
    'bellen',
    'mailen',
    'openingstijden',
    'adres',
    'terugbellen',
    'open',
    'gesloten',
    'hoe laat',
    'klantenservice',
    'medewerker spreken',
    'bereikbaar',
    'e-mail',
    'vraag',
  ],
  likely: ['/veelgestelde-vragen'],
  blocks: [
    {
      kind: 'funnel',
      slug: 'contact',
      properties: {
        Juridisch: ['{phone.juridisch}', '{hours.juridisch}'],
        Bouwkundig: ['{phone.bouwkundig}', '{hours.bouwkundig}'],
        Financieel: ['{phone.financieel}', '{hours.financieel}'],
      },
    },
    {
      kind: 'desks',
      // forms lead visitors without script here
      anchor: 'bellen',
      title: 'Liever bellen?',
      desks: ['klantenservice', 'ledenservice', 'klusservice'],
    },
    {
      kind: 'desks',
      title: 'Praat met een specialist',
      intro: 'Een vraag over recht, bouw, geld, isoleren of je verzekering? Bel meteen een specialist.',
      desks: ['juridisch', 'bouwkundig', 'financieel', 'isoleren', 'verzekeringen'],
    },
    {
      kind: 'rich_text',
      anchor: 'terugbellen',
      text: html`
        <h2>Liever teruggebeld?</h2>
        <p>Kies je onderwerp. Dan belt een specialist je op een moment dat jou past.</p>
        <ul>
          <li><a href="/contact/terugbelafspraak-juridisch">Over recht</a>: buren, contracten, VvE.</li>
          <li><a href="/contact/terugbelafspraak-bouwtechnisch">Over bouw</a>: scheuren, vocht, isolatie.</li>
          <li><a href="/contact/terugbelafspraak-financieel">Over geld</a>: hypotheek, waarde, geldplan.</li>
        </ul>
        <p>Gaat het over iets anders? Stel je vraag in het formulier, of mail naar
        <a href="mailto:{email}">{email}</a>.</p>`,
    },
    {
      kind: 'rich_text',
      anchor: 'bezoek',
      text: html`
        <h2>Schrijven of langskomen</h2>
        <p>Ons adres staat onder aan elke pagina. Kom je langs? Bel dan even vooraf. Zo zit de juiste collega klaar.</p>
        <p>Stuur geen paspoort of bankpas mee, ook geen kopie. Die hebben we niet nodig.</p>`,
    },
    {
      kind: 'interesting_links',
      title: 'Misschien staat je antwoord hier al',
      links: [
        { label: 'Veelgestelde vragen', href: '/veelgestelde-vragen' },
        { label: 'Zelf een probleem in huis oplossen', href: '/problemen-oplossen' },
        { label: 'Online adviesgesprek', href: '/contact/online-adviesgesprek' },
        { label: 'Een klacht indienen', href: '/contact/klacht-indienen' },
        { label: 'Lidmaatschap opzeggen', href: '/lidmaatschap/opzeggen' },
        { label: 'Hoe we met je gegevens omgaan', href: '/privacy' },
      ],
    },
  ],
}

interface Callback {
  /** Last part of the path, and of the codename. */
  word: string
  desk: string
  title: string
  about: string
  examples: [string, string, string]
  related: { label: string; href: string }[]
}

const callbacks: readonly Callback[] = [
  {
    word: 'juridisch',
    desk: 'juridisch',
    title: 'Een jurist belt je terug',
    about: 'Voor vragen over buren, contracten, aannemers en je VvE.',
    examples: [
      'Mag mijn buurman deze schutting plaatsen?',
      'De aannemer komt niet meer. Wat nu?',
      'Kan ik nog van de koop af?',
    ],
    related: [
      { label: '30 minuten juridisch advies', href: '/diensten/juridisch/30-minuten-advies' },
      { label: 'Contract laten controleren', href: '/diensten/juridisch/contract-laten-controleren' },
    ],
  },
  {
    word: 'bouwtechnisch',
    desk: 'bouwkundig',
    title: 'Een bouwkundige belt je terug',
    about: 'Voor vragen over scheuren, vocht, fundering, isolatie en onderhoud.',
    examples: [
      'Is deze scheur gevaarlijk?',
      'Waar komt het vocht in mijn muur vandaan?',
      'Is deze offerte voor het dak redelijk?',
    ],
    related: [
      { label: 'Bouwtechnische keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
      { label: 'Scheurenwijzer', href: '/rekentools/scheurenwijzer' },
    ],
  },
  {
    word: 'financieel',
    desk: 'financieel',
    title: 'Een financieel adviseur belt je terug',
    about: 'Voor vragen over je hypotheek, de waarde van je huis en je geld voor later.',
    examples: [
      'Kan mijn rente omlaag?',
      'Kan ik het huis houden als we uit elkaar gaan?',
      'Is extra aflossen slim voor mij?',
    ],
    related: [
      { label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' },
      { label: 'Rekentools', href: '/rekentools' },
    ],
  },
]

/** The pages on which one asks to be called by a specialist (spec 000 section 2, D50). */
export const callbackPages: PageSeed[] = callbacks.map(({ word, desk, title, about, examples, related }) => ({
  kind: 'page',
  codename: `terugbelafspraak_${word}`,
  path: `/contact/terugbelafspraak-${word}`,
  layout: 'funnel',
  title,
  label: `Terugbelafspraak ${word}`,
  description: `${about} Kies een moment, dan belt een specialist van {name} je op.`,
  keywords: ['terugbellen', 'afspraak', 'bellen', word, 'belafspraak', 'bel mij', 'gebeld worden'],
  picture: 'advice',
  blocks: [
    {
      kind: 'funnel',
      slug: 'terugbellen',
      properties: { department: desk, thanks: `/contact/terugbelafspraak-${word}/bedankt` },
    },
    {
      kind: 'rich_text',
      text: {
        html: `<h2>Vragen die we vaak krijgen</h2><p>${about}</p>
          <ul>${examples.map((example) => `<li>${example}</li>`).join('')}</ul>
          <p>Houd de papieren waar het over gaat bij de hand als we bellen. Ben je er niet? Dan proberen we het nog een keer.</p>`.replace(
          /\s*\n\s*/g,
          ' ',
        ),
      },
    },
    { kind: 'desks', title: 'Liever zelf bellen?', desks: [desk] },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [...related, { label: 'Alle telefoonnummers', href: '/contact' }],
    },
  ],
}))

/** The thank-you page of each callback page. */
export const callbackThanks: PageSeed[] = callbacks.map(({ word, title }) =>
  thanksPage({
    codename: `terugbelafspraak_${word}_bedankt`,
    path: `/contact/terugbelafspraak-${word}/bedankt`,
    funnel: 'terugbellen',
    name: `Terugbelafspraak ${word}`,
    title: 'We bellen je terug',
    start: { label: title, href: `/contact/terugbelafspraak-${word}` },
    next: [
      appointmentMail,
      ['Op het moment dat je koos', 'We bellen je', 'Houd de papieren waar het over gaat bij de hand.'],
    ],
  }),
)
