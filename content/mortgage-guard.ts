import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

const hypotheek = '/diensten/hypotheek'
const properties = {
  price: '{price.lidmaatschap_jaar}',
  reassurance: 'Er verandert niets aan je hypotheek. Dat beslis jij.',
}

const about = html`
  <h2>Wat het is</h2>
  <p>Je huis wordt meer waard en je schuld wordt kleiner. Dan hoort soms een lagere rente bij je hypotheek. Niet elke
  bank zegt dat uit zichzelf. De Hypotheekwacht kijkt voor je mee, het hele jaar. Is er iets te winnen? Dan krijg je
  bericht, met wat je kunt doen. Daarna beslis jij.</p>
  <h2>Voor wie</h2>
  <p>Voor ieder lid met een hypotheek op een eigen huis. Ben je nog geen lid? Dan word je het als je je aanmeldt. Lees dan ook de
  <a href="/voorwaarden">algemene voorwaarden</a>.</p>`

const costs: PageSeed['blocks'][number] = {
  kind: 'price_list',
  anchor: 'kosten',
  title: 'Wat kost het?',
  rows: [
    { what: 'Hypotheekwacht', amount: 'hoort bij je lidmaatschap', note: 'Je betaalt er niets extra voor.' },
    {
      what: 'Lidmaatschap',
      amount: '{price.lidmaatschap_jaar} per jaar',
      note: 'Automatisch van je rekening, één keer per jaar.',
    },
  ],
}

export const mortgageGuard: PageSeed = {
  kind: 'page',
  codename: 'dienst_hypotheekwacht',
  path: `${hypotheek}/hypotheekwacht`,
  layout: 'funnel',
  title: 'Hypotheekwacht',
  description: 'Wij houden je hypotheekrente in de gaten. Kun je minder betalen? Dan hoor je het van ons.',
  keywords: [
    'hypotheek',
    'rente',
    'renteopslag',
    'oversluiten',
    'te veel rente',
    'rente verlagen',
    'risico-opslag',
    'rente omlaag',
    'lagere rente',
    'in de gaten houden',
  ],
  picture: 'mortgage',
  entrances: ['inloggen'],
  blocks: [
    { kind: 'funnel', slug: 'hypotheekwacht', properties },
    { kind: 'rich_text', anchor: 'voor-wie', text: about },
    costs,
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Verandert er iets aan mijn hypotheek?',
          text: html`<p>Nee. We kijken alleen mee. Er verandert pas iets als jij dat met je bank afspreekt.</p>`,
        },
        {
          title: 'Wat is een renteopslag?',
          text: html`<p>Dat is een stukje extra rente. De bank rekent het als je lening hoog is vergeleken met de waarde
          van je huis. Wordt je lening lager, dan kan de opslag kleiner worden. Met onze
          <a href="/rekentools/renteopslag">rekentool</a> zie je of dat bij jou kan.</p>`,
        },
        {
          title: 'Zien jullie mijn bankrekening?',
          text: html`<p>Nee. We zien alleen wat je ons vertelt. Je rekeningnummer gebruiken we voor het
          lidmaatschap.</p>`,
        },
        {
          title: 'Kom je via je verzekeraar?',
          text: html`<p>Meld je dan aan op de pagina
          <a href="${hypotheek}/hypotheekwacht-unive">Hypotheekwacht via je verzekeraar</a>.</p>`,
        },
        {
          title: 'Heb ik me al aangemeld?',
          text: html`<p>Lees dan <a href="${hypotheek}/hypotheekwacht/bedankt">wat er nu gebeurt</a>. Liever iemand
          spreken? Bel <a href="{tel.financieel}">{phone.financieel}</a>.</p>`,
        },
      ],
    },
  ],
}

/** The page of the mortgage guard for visitors who come from the insurer that works with us. */
export const mortgageGuardPartner: PageSeed = {
  kind: 'page',
  codename: 'hypotheekwacht_unive',
  path: `${hypotheek}/hypotheekwacht-unive`,
  layout: 'funnel',
  title: 'Hypotheekwacht via je verzekeraar',
  description: 'Kom je via je verzekeraar bij de Hypotheekwacht? Wij letten op je rente. Meld je hier aan.',
  keywords: ['hypotheekwacht', 'verzekeraar', 'rente'],
  picture: 'mortgage',
  entrances: ['inloggen'],
  blocks: [
    { kind: 'funnel', slug: 'hypotheekwacht-unive', properties },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat is er anders?</h2>
        <p>De Hypotheekwacht is dezelfde. Je hoort alleen van ons, en niet van je verzekeraar, wat je kunt doen. Je
        verzekeraar ziet je hypotheek niet.</p>`,
    },
    costs,
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Alles over de Hypotheekwacht', href: `${hypotheek}/hypotheekwacht` },
        { label: 'Wat er gebeurt na je aanmelding', href: `${hypotheek}/hypotheekwacht-unive/bedankt` },
        { label: 'Renteopslag berekenen', href: '/rekentools/renteopslag' },
      ],
    },
  ],
}
