import type { PageSeed } from '../src/core/content/page.ts'
import { thanksPage } from './bedankt.ts'
import { mail } from './bedankt-parts.ts'
import { html } from './html.ts'

export const contact: PageSeed = {
  kind: 'page',
  codename: 'contact',
  path: '/contact',
  layout: 'content',
  title: 'Contact',
  description: 'Bel of mail {name}. Hier staan onze telefoonnummers en openingstijden per onderwerp.',
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
      kind: 'hero',
      title: 'We helpen je graag verder',
      lead: 'Bel ons gerust. Je krijgt iemand aan de lijn die er verstand van heeft.',
      picture: 'advice',
    },
    { kind: 'desks', title: 'Algemeen', desks: ['klantenservice', 'ledenservice', 'klusservice'] },
    {
      kind: 'desks',
      title: 'Praat met een specialist',
      intro: 'Een vraag over recht, bouw, geld of je verzekering? Bel meteen een specialist.',
      desks: ['juridisch', 'bouwkundig', 'financieel', 'verzekeringen'],
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
        <p>Gaat het over iets anders? Mail je naam, je nummer en je vraag naar
        <a href="mailto:{email}">{email}</a>. We bellen je terug op de volgende werkdag.</p>`,
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
  /** Last part of the address, and of the codename. */
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

/** Somebody asks to be called by a specialist (spec 000 section 2, decision 50). */
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
          <p>Houd je papieren bij de hand als we bellen. Ben je er niet? Dan proberen we het nog een keer.</p>`.replace(
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

/** The pages after it, one for each department. */
export const callbackThanks: PageSeed[] = callbacks.map(({ word, title }) =>
  thanksPage({
    codename: `terugbelafspraak_${word}_bedankt`,
    path: `/contact/terugbelafspraak-${word}/bedankt`,
    funnel: 'terugbellen',
    name: `Terugbelafspraak ${word}`,
    title: 'We bellen je terug',
    start: { label: title, href: `/contact/terugbelafspraak-${word}` },
    next: [mail, ['Op het moment dat je koos', 'We bellen je', 'Houd je papieren bij de hand.']],
  }),
)

export const klachtIndienen: PageSeed = {
  kind: 'page',
  codename: 'klacht_indienen',
  path: '/contact/klacht-indienen',
  layout: 'content',
  title: 'Een klacht indienen',
  label: 'Klacht indienen',
  description: 'Niet tevreden over {name}? Vertel wat er misging. We lezen elke klacht en bellen je terug.',
  keywords: [
    'klacht',
    'ontevreden',
    'probleem',
    'fout',
    'klagen',
    'niet tevreden',
    'boos',
    'slecht geholpen',
  ],
  blocks: [
    {
      kind: 'hero',
      title: 'Vertel ons wat er misging',
      lead: 'Een klacht is voor ons een kans om iets goed te maken. En om het beter te doen.',
    },
    {
      kind: 'how_it_works',
      title: 'Zo gaan we met je klacht om',
      steps: [
        { title: 'Je meldt het', text: 'Bel of mail ons. Zeg wat er misging en welke oplossing je wilt.' },
        { title: 'Je krijgt bericht', text: 'We laten weten dat je klacht er is, en wie ermee bezig is.' },
        {
          title: 'We zoeken het uit',
          text: 'Een collega die er niet bij betrokken was, bekijkt het opnieuw.',
        },
        { title: 'Je hoort de uitkomst', text: 'Met uitleg. Ook als we het niet met je eens zijn.' },
      ],
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat je bij de hand houdt</h2>
        <ul>
          <li>Je lidnummer, als je dat hebt.</li>
          <li>De referentie van je aanvraag.</li>
          <li>Foto’s of brieven. Maak persoonlijke gegevens daarin onleesbaar.</li>
        </ul>
        <h2>Mailen mag ook</h2>
        <p>Mail je klacht naar <a href="mailto:{email}">{email}</a>. Zet er je telefoonnummer bij. Praten lost vaak meer
        op dan schrijven.</p>
        <h2>Gaat je klacht over een vakman of verzekeraar?</h2>
        <p>Meld het ook bij ons. We nemen contact op en blijven erbij tot het is opgelost.</p>`,
    },
    { kind: 'desks', title: 'Bel ons', desks: ['klantenservice', 'ledenservice'] },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Contact', href: '/contact' },
        { label: 'Voorwaarden', href: '/voorwaarden' },
      ],
    },
  ],
}
