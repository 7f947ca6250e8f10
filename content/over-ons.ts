import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

export const overOns: PageSeed = {
  kind: 'page',
  codename: 'over_ons',
  path: '/over-ons',
  layout: 'content',
  title: 'Over ons',
  description:
    '{name} is een vereniging voor iedereen met een eigen huis. Lees wie we zijn en wat we voor je doen.',
  keywords: ['vereniging', 'wie zijn wij', 'organisatie', 'wie jullie zijn', 'missie', 'bestuur'],
  blocks: [
    {
      kind: 'hero',
      title: 'Een vereniging van mensen met een huis',
      lead: 'Een huis kopen, onderhouden en verkopen: je doet het niet elke dag. Wij wel.',
      picture: 'vve',
    },
    {
      kind: 'rich_text',
      text: html`
        <h2>Waarom we er zijn</h2>
        <p>Een eigen huis geeft vrijheid, maar ook zorgen. Is deze offerte eerlijk? Wat staat er in mijn koopcontract?
        Wie repareert mijn dak? Met zulke vragen hoef je niet alleen te blijven zitten.</p>
        <p>{name} is een vereniging. We hoeven geen winst te maken. We zijn er voor onze leden, en we helpen ook wie nog
        geen lid is.</p>
        <h2>Wat je van ons mag verwachten</h2>
        <ul>
          <li><strong>Duidelijke taal.</strong> Je weet wat je krijgt en wat het kost, voordat je ja zegt.</li>
          <li><strong>Eerlijk advies.</strong> We zeggen het ook als je iets beter niet kunt doen.</li>
          <li><strong>Zorg voor je gegevens.</strong> We vragen alleen wat nodig is en bewaren het niet langer dan nodig.</li>
          <li><strong>Een mens aan de lijn.</strong> Kom je er online niet uit? Dan bel je ons.</li>
        </ul>`,
    },
    {
      kind: 'timeline',
      title: 'Onze geschiedenis',
      yearTabs: [
        {
          year: 1974,
          cards: [
            {
              date_with_timezone: '1974-10-12T20:00:00+01:00',
              title: 'Een avond aan de keukentafel',
              caption: 'Amersfoort',
              textQuoteImage: html`<p>Zes buren hebben dezelfde aannemer en dezelfde klachten. Ze schrijven samen één
              brief. De aannemer komt terug.</p><blockquote><p>Alleen waren we lastig. Samen waren we een
              klant.</p></blockquote>`,
            },
          ],
        },
        {
          year: 1976,
          cards: [
            {
              date_with_timezone: '1976-03-04T14:00:00+01:00',
              title: 'De vereniging wordt opgericht',
              caption: 'Bij de notaris',
              textQuoteImage: html`<p>De buren leggen vast waar ze voor staan: eerlijk advies, voor iedereen met een eigen
              huis. De naam komt van een van de leden: thuis is de basis.</p>`,
            },
            {
              date_with_timezone: '1976-09-18T10:00:00+01:00',
              title: 'Het eerste spreekuur',
              textQuoteImage: html`<p>Elke zaterdag zitten een bouwkundige en een jurist klaar in het buurthuis. Je neemt je
              papieren mee en je eigen koffie.</p>`,
            },
          ],
        },
        {
          year: 1989,
          cards: [
            {
              date_with_timezone: '1989-05-20T10:00:00+02:00',
              title: 'We gaan mee kijken',
              caption: 'De eerste keuring',
              textQuoteImage: html`<p>Een lid koopt een huis en vertrouwt de vloer niet. Onze bouwkundige kruipt eronder. Het
              rapport is met de hand geschreven en telt drie bladzijden.</p>`,
            },
          ],
        },
        {
          year: 1998,
          cards: [
            {
              date_with_timezone: '1998-11-02T09:00:00+01:00',
              title: 'De telefoon krijgt specialisten',
              textQuoteImage: html`<p>Wie belt, krijgt voortaan meteen iemand die het vak kent: recht, bouw of geld. Dat is
              nog steeds zo.</p>`,
            },
          ],
        },
        {
          year: 2011,
          cards: [
            {
              date_with_timezone: '2011-06-15T19:30:00+02:00',
              title: 'Ook VvE’s worden lid',
              textQuoteImage: html`<p>In een appartement beslis je samen. Dat vraagt andere hulp: bij vergaderen, sparen en
              onderhoud.</p>`,
            },
          ],
        },
        {
          year: 2019,
          cards: [
            {
              date_with_timezone: '2019-10-07T09:00:00+02:00',
              title: 'Samen isoleren',
              caption: 'De eerste collectieve inkoop',
              textQuoteImage: html`<p>Buren vragen samen een offerte aan voor hun spouwmuur. We controleren het werk. Sindsdien
              doen we dat op meer plekken.</p>`,
            },
          ],
        },
        {
          year: 2026,
          cards: [
            {
              date_with_timezone: '2026-03-04T10:00:00+01:00',
              title: 'Vijftig jaar',
              textQuoteImage: html`<p>We vieren het klein, met open spreekuren. De vragen zijn nieuw, het idee is hetzelfde.</p>`,
            },
            {
              date_with_timezone: '2026-11-16T09:00:00+01:00',
              title: 'Een nieuwe website',
              caption: 'Alles voor je huis, op één adres',
              textQuoteImage: html`<p>Je boekt nu zelf een vakman, en ziet vooraf wat het kost. Bellen mag nog altijd.</p>`,
            },
          ],
        },
      ],
    },
    {
      kind: 'grid',
      title: 'Hoe we werken',
      columns: 3,
      cells: [
        {
          title: 'Van de leden',
          icon: 'people',
          text: html`<p>Leden kiezen het bestuur en praten mee op de jaarlijkse vergadering. Elk lid heeft één stem.</p>`,
        },
        {
          title: 'Zonder winst',
          icon: 'euro',
          text: html`<p>We leven van contributie en van wat diensten kosten. Wat overblijft, gaat naar beter advies.</p>`,
        },
        {
          title: 'Onafhankelijk',
          icon: 'scale',
          text: html`<p>Werken we met een vakman of verzekeraar? Dan zeggen we dat erbij. Jij bent vrij om iemand anders te
          kiezen.</p>`,
        },
      ],
    },
    {
      kind: 'call_to_action',
      title: 'Doe je mee?',
      text: 'Met meer leden kunnen we meer voor huiseigenaren doen.',
      action: { label: 'Word lid', href: '/lidmaatschap/lid-worden' },
      points: [
        'Eén lidmaatschap voor je hele huishouden.',
        'Het kost {price.lidmaatschap_jaar} per jaar.',
        'Je kunt het elk jaar opzeggen.',
      ],
    },
  ],
}
