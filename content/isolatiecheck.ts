import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

/** Where the check itself will stand; until then it says what is asked, and who goes through it with you by phone. */
export const isolatiecheck: PageSeed = {
  kind: 'page',
  codename: 'isolatiecheck',
  path: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren/isolatiecheck',
  layout: 'content',
  title: 'Isolatiecheck',
  description: 'Wat je in de isolatiecheck vertelt over je huis, en wat je daarna weet.',
  keywords: [
    'isolatiecheck',
    'spouwmuur',
    'vloer',
    'dak',
    'advies',
    'is mijn huis geschikt',
    'wat kan ik isoleren',
    'besparing',
    'offerte isoleren',
  ],
  blocks: [
    {
      kind: 'hero',
      title: 'Isolatiecheck',
      lead: 'Zie wat er in jouw huis kan. Een adviseur loopt de vragen met je door. Het is gratis en kost tien minuten.',
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Wat we vragen</h2>
        <ul>
          <li>Je adres, het bouwjaar en hoe groot je huis is.</li>
          <li>Het soort huis en het soort dak.</li>
          <li>Wat er al is geïsoleerd.</li>
          <li>Of je een kruipruimte hebt, en hoe hoog die is.</li>
          <li>Of je een spouwmuur hebt, en hoe breed de spouw is.</li>
        </ul>
        <h2>Wat je daarna weet</h2>
        <p>Je hoort per onderdeel of het kan: spouwmuur, vloer of bodem, dak en glas. Je krijgt een schatting van de
        kosten en van het gas dat je bespaart. Daarna beslis je zelf. Meedoen met de gezamenlijke inkoop hoeft niet.</p>`,
    },
    { kind: 'funnel', slug: 'isolatiecheck' },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Samen isoleren', href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren' },
        { label: 'Subsidiecheck', href: '/subsidiecheck' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}
