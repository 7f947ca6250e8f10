import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const cancellation: PageSeed = {
  kind: 'page',
  codename: 'opzeggen',
  path: '/lidmaatschap/opzeggen',
  layout: 'content',
  title: 'Lidmaatschap opzeggen',
  label: 'Opzeggen',
  description: 'Je lidmaatschap van {name} opzeggen: hoe het gaat, wanneer het stopt en wat er dan vervalt.',
  keywords: [
    'opzeggen',
    'stoppen',
    'lidmaatschap',
    'opzegformulier',
    'geen lid meer',
    'beëindigen',
    'afmelden',
    'uitschrijven',
    'lidmaatschap stopzetten',
    'weg',
  ],
  blocks: [
    { kind: 'funnel', slug: 'opzeggen' },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat er dan vervalt</h2>
        <ul>
          <li>Je kunt geen keuringen en adviezen voor leden meer boeken.</li>
          <li>De Hypotheekwacht stopt.</li>
          <li>Je verzekering via ons? Bel ons eerst, zodat je niet zonder komt te zitten.</li>
        </ul>
        <h2>Is er iets anders aan de hand?</h2>
        <p>Ga je verhuizen? Dan geldt je lidmaatschap ook voor je nieuwe huis. Is het te duur, of ben je ontevreden?
        Vertel het ons. Misschien is er een oplossing. Is iemand overleden? Bel ons. Dan regelen we het meteen, en
        zonder formulier.</p>`,
    },
    { kind: 'desks', title: 'Liever bellen?', desks: ['ledenservice'] },
    {
      kind: 'accordion',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Krijg ik geld terug?',
          text: html`<p>Nee. Je betaalt per jaar en blijft lid tot dat jaar voorbij is.</p>`,
        },
        {
          title: 'Ik weet mijn lidnummer niet meer. Is dat erg?',
          text: html`<p>Nee. Met je naam, je adres en je e-mailadres vinden we je ook.</p>`,
        },
        {
          title: 'Kan ik mijn opzegging intrekken?',
          text: html`<p>Ja, zolang je nog lid bent. Log in en kijk bij
          <a href="/mijn/lidmaatschap">je lidmaatschap</a>.</p>`,
        },
        {
          title: 'Kan ik later weer lid worden?',
          text: html`<p>Natuurlijk. Je bent <a href="/lidmaatschap/lid-worden">altijd welkom</a>.</p>`,
        },
      ],
    },
  ],
}
