import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

/** The page on which an owners' association becomes a member: the funnel first, below it what membership gives and costs. */
export const vveMembership: PageSeed = {
  kind: 'page',
  codename: 'dienst_vve_lid_worden',
  path: '/lidmaatschap/vve',
  layout: 'funnel',
  title: 'Lid worden met je VvE',
  description:
    'Word met de hele vereniging lid. Dan kan het bestuur met elke vraag over het gebouw bij ons terecht.',
  keywords: [
    'vereniging van eigenaren',
    'appartement',
    'bestuur',
    'beheerder',
    'vve lid maken',
    'aansluiten',
    'flat',
  ],
  picture: 'vve',
  blocks: [
    {
      kind: 'funnel',
      slug: 'vve-lid-worden',
      properties: {
        thanks: '/lidmaatschap/vve-bedankt',
        perApartment: '{price.lidmaatschap_vve_appartement}',
        bankTransfer: '{price.bankoverschrijving}',
      },
    },
    {
      kind: 'rich_text',
      anchor: 'voor-wie',
      text: html`
        <h2>Wat jullie ervoor krijgen</h2>
        <ul>
          <li>Het bestuur belt met juristen en bouwkundigen over het gebouw.</li>
          <li>Hulp bij vergaderen, besluiten en het huishoudelijk reglement.</li>
          <li>Een onderhoudsplan en keuringen, besteld namens de VvE.</li>
        </ul>
        <p>Een bestuurslid kan de VvE aanmelden, of het beheerkantoor. Vraag de vergadering eerst om toestemming als dat
        in jullie regels staat. Lees ook de <a href="/voorwaarden">algemene voorwaarden</a>.</p>`,
    },
    {
      kind: 'price_list',
      anchor: 'kosten',
      title: 'Wat kost het?',
      rows: [
        { what: 'Per appartement', amount: '{price.lidmaatschap_vve_appartement} per jaar' },
        { what: 'Automatische incasso', amount: 'gratis' },
        { what: 'Bankoverschrijving', amount: '{price.bankoverschrijving} extra' },
      ],
    },
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Zijn alle eigenaren dan ook zelf lid?',
          text: html`<p>Nee. De VvE is lid voor vragen over het gebouw. Voor vragen over je eigen woning word je
          <a href="/lidmaatschap/lid-worden">zelf lid</a>.</p>`,
        },
        {
          title: 'Waar vind ik ons KvK-nummer?',
          text: html`<p>In het handelsregister van de <a href="https://www.kvk.nl/">Kamer van Koophandel</a>. Ook je
          beheerder kent het. Weet je het niet? Laat het dan leeg.</p>`,
        },
        {
          title: 'Wij hebben geen actief bestuur. Kan dat?',
          text: html`<p>Bel de ledenservice op <a href="{tel.ledenservice}">{phone.ledenservice}</a>. We leggen uit hoe
          je een slapende VvE weer wakker maakt.</p>`,
        },
      ],
    },
  ],
}
