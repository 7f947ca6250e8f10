import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

const prices = { fee: '{price.lidmaatschap_jaar}', surcharge: '{price.bankoverschrijving}' }

/** The page on which one becomes a member: the funnel first, below it what membership gives and costs. */
export const membership: PageSeed = {
  kind: 'page',
  codename: 'dienst_lid_worden',
  path: '/lidmaatschap/lid-worden',
  layout: 'funnel',
  title: 'Lid worden',
  description:
    'Word lid van {name} voor {price.lidmaatschap_jaar} per jaar. Dan heb je altijd iemand om mee te overleggen over je huis.',
  keywords: [
    'lidmaatschap',
    'aanmelden',
    'contributie',
    'kosten',
    'inschrijven',
    'lid zijn',
    'wat kost een lidmaatschap',
    'voordelen',
    'aansluiten',
  ],
  picture: 'street',
  likely: ['/lidmaatschap/bedankt'],
  blocks: [
    { kind: 'funnel', slug: 'lid-worden', properties: { paymentType: 'standard', ...prices } },
    {
      kind: 'rich_text',
      anchor: 'voor-wie',
      text: html`
        <h2>Wat je ervoor krijgt</h2>
        <ul>
          <li><strong>Vragen stellen.</strong> Je belt met juristen, bouwkundigen en financieel adviseurs.</li>
          <li><strong>Keuringen en advies.</strong> Je laat een huis keuren, een contract lezen of een plan maken.</li>
          <li><strong>Verzekeringen voor leden.</strong> Je huis, je spullen en jezelf, ook in één pakket.</li>
          <li><strong>De Hypotheekwacht.</strong> Wij letten op je rente.</li>
          <li><strong>Je stem.</strong> We zijn een vereniging. Leden kiezen mee.</li>
        </ul>
        <p>Lid worden kan iedereen met een eigen huis, of met plannen ervoor. Eén lidmaatschap geldt voor je hele
        huishouden. Ben je eigenaar in een VvE? Dan kan ook <a href="/lidmaatschap/vve">de hele VvE lid worden</a>. Lees
        ook de <a href="/voorwaarden">algemene voorwaarden</a>.</p>`,
    },
    {
      kind: 'price_list',
      anchor: 'kosten',
      title: 'Wat kost het?',
      rows: [
        {
          what: 'Lidmaatschap',
          amount: '{price.lidmaatschap_jaar} per jaar',
          note: 'Voor je hele huishouden.',
        },
        { what: 'Automatische incasso', amount: 'gratis' },
        {
          what: 'Bankoverschrijving',
          amount: '{price.bankoverschrijving} extra',
          note: 'Voor de rekening die we dan sturen.',
        },
      ],
      after: html`<p>Je lidmaatschap loopt een jaar en gaat daarna vanzelf door. Je kunt het elk jaar
        <a href="/lidmaatschap/opzeggen">opzeggen</a>. Heb je een cadeaukaart? Kijk bij
        <a href="/lidmaatschap/gifty">Cadeaukaart inwisselen</a>.</p>`,
    },
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Kan ik meteen een dienst gebruiken?',
          text: html`<p>Ja. Je bent lid zodra je aanmelding is verwerkt. Dat duurt meestal nog geen minuut.</p>`,
        },
        {
          title: 'Ik huur een huis. Kan ik lid worden?',
          text: html`<p>Ja, dat kan als je een huis wilt kopen. Voor huurvragen kun je beter bij een organisatie voor
          huurders terecht.</p>`,
        },
        {
          title: 'Geldt mijn lidmaatschap ook voor mijn kinderen?',
          text: html`<p>Zolang ze bij je wonen. Wonen ze op zichzelf? Dan hebben ze een eigen lidmaatschap nodig.</p>`,
        },
        {
          title: 'Hoe zeg ik op?',
          text: html`<p>Met het opzegformulier of door te bellen. Je lidmaatschap stopt aan het eind van het jaar
          waarvoor je hebt betaald. Lees meer op <a href="/lidmaatschap/opzeggen">Lidmaatschap opzeggen</a>.</p>`,
        },
        {
          title: 'Lukt het niet online?',
          text: html`<p>Bel de ledenservice op <a href="{tel.ledenservice}">{phone.ledenservice}</a>. We zijn er op
          {hours.ledenservice}.</p>`,
        },
      ],
    },
  ],
}

/** The page on which one becomes a member with a gift card: the same funnel, where the code pays. */
export const gifty: PageSeed = {
  kind: 'page',
  codename: 'gifty',
  path: '/lidmaatschap/gifty',
  layout: 'funnel',
  title: 'Cadeaukaart inwisselen',
  description:
    'Heb je een cadeaukaart van {name} gekregen? Zo word je er een jaar lid mee, zonder te betalen.',
  keywords: ['cadeaukaart', 'cadeau', 'code', 'gifty', 'cadeaubon', 'lidmaatschap cadeau', 'bon inwisselen'],
  picture: 'street',
  likely: ['/lidmaatschap/bedankt'],
  blocks: [
    { kind: 'funnel', slug: 'lid-worden', properties: { paymentType: 'gifty', ...prices } },
    {
      kind: 'accordion',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Waar vind ik de code?',
          text: html`<p>Op de kaart of in de e-mail. Hij heeft vier groepjes van vier tekens.</p>`,
        },
        {
          title: 'Wat gebeurt er na dat jaar?',
          text: html`<p>Niets. Een cadeau stopt vanzelf. Wil je lid blijven? Dan regel je dat zelf.</p>`,
        },
        {
          title: 'Ik ben al lid. Kan ik de kaart gebruiken?',
          text: html`<p>Een code is voor een nieuw lid. Geef hem gerust aan iemand anders.</p>`,
        },
        {
          title: 'De code werkt niet. Wat nu?',
          text: html`<p>Elke code werkt één keer. Kijk of er een O staat in plaats van een nul. Lukt het niet? Dan zoeken
          wij het uit op <a href="{tel.ledenservice}">{phone.ledenservice}</a>.</p>`,
        },
      ],
    },
    {
      kind: 'interesting_links',
      title: 'Lees ook',
      links: [
        { label: 'Wat een lidmaatschap je geeft', href: '/lidmaatschap/lid-worden' },
        { label: 'Alle diensten', href: '/diensten' },
      ],
    },
  ],
}

/** The page that waits until the membership is made, also for visitors who come later (D32 and D35). */
export const membershipThanks: PageSeed = {
  kind: 'page',
  codename: 'lidmaatschap_bedankt',
  path: '/lidmaatschap/bedankt',
  layout: 'content',
  title: 'Je lidmaatschap',
  label: 'Bevestiging',
  description: 'Hier zie je of je lidmaatschap klaar is. Je vindt er ook je referentie.',
  hidden: true,
  blocks: [
    { kind: 'funnel', slug: 'lid-bedankt' },
    {
      kind: 'interesting_links',
      title: 'Handig om te weten',
      links: [
        { label: 'Alle diensten', href: '/diensten' },
        { label: 'Veelgestelde vragen', href: '/veelgestelde-vragen' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
}
