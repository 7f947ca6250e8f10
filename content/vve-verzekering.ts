import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

/**
 * The page about insurance of a whole building: what it covers, the insurer's own form, and ours for those who want offers
 * compared.
 */
export const vveVerzekering: PageSeed = {
  kind: 'page',
  codename: 'vve_verzekering',
  path: '/diensten/vve/vve-verzekering',
  layout: 'service',
  title: 'Verzekering voor je VvE',
  description: 'Verzeker het hele gebouw met je VvE. Lees wat erbij hoort en vraag gratis een offerte aan.',
  keywords: [
    'vve',
    'opstalverzekering',
    'gebouw',
    'appartement',
    'offerte',
    'bestuur',
    'flat',
    'gebouw verzekeren',
    'bestuurdersaansprakelijkheid',
  ],
  blocks: [
    {
      kind: 'hero',
      title: 'Het hele gebouw goed verzekerd',
      lead: 'Een VvE verzekert het gebouw voor alle eigenaren samen. Vraag hier gratis een offerte aan.',
      picture: 'vve',
      actions: [
        { label: 'Vraag een offerte aan', href: '#offerte' },
        { label: 'Laat ons vergelijken', href: '#vergelijken' },
      ],
    },
    {
      kind: 'rich_text',
      anchor: 'voor-wie',
      text: html`
        <h2>Voor wie</h2>
        <p>Voor besturen en beheerders van een VvE. In bijna elke splitsingsakte staat dat de VvE het gebouw verzekert.
        Lees daarin ook waartegen en voor welk bedrag.</p>
        <h2>Ben je zelf eigenaar?</h2>
        <p>Dan betaal je mee via je maandelijkse bijdrage. Je spullen verzeker je zelf, met een
        <a href="/diensten/verzekeringen/inboedelverzekering">inboedelverzekering</a>. Een dure keuken
        of vloer geef je door aan het bestuur.</p>`,
    },
    {
      kind: 'grid',
      anchor: 'wat',
      title: 'Wat kun je verzekeren?',
      columns: 4,
      cells: [
        {
          title: 'Het gebouw',
          icon: 'building',
          text: html`<p>Brand, storm, water en inbraak. Voor het bedrag dat opnieuw bouwen kost.</p>`,
        },
        {
          title: 'Glas',
          icon: 'home',
          text: html`<p>Ruiten in de woningen, het trappenhuis en de voordeur.</p>`,
        },
        {
          title: 'Aansprakelijkheid',
          icon: 'people',
          text: html`<p>Valt er een dakpan op een auto? Dan betaalt de verzekering van de VvE.</p>`,
        },
        {
          title: 'Het bestuur',
          icon: 'shield',
          text: html`<p>Een bestuurder die een fout maakt, betaalt die niet uit eigen zak.</p>`,
        },
      ],
    },
    {
      kind: 'iframe',
      anchor: 'offerte',
      title: 'Vraag een offerte aan',
      intro:
        'Vul het formulier van de verzekeraar in. Je krijgt de offerte per e-mail. Leg hem voor aan de vergadering voordat je ja zegt.',
      show: { source: 'vve_insurance' },
    },
    {
      kind: 'form',
      anchor: 'vergelijken',
      formId: 'vve-verzekering',
      title: 'Laat ons offertes vergelijken',
      intro:
        'Liever dat wij het voor jullie uitzoeken? Vertel ons over het gebouw. We vragen offertes aan en leggen ze naast elkaar.',
      questions: [
        { key: 'vve', ask: 'line', label: 'Naam VvE', max: 120 },
        { key: 'postcode', ask: 'postcode', hint: 'Van het gebouw.' },
        { key: 'huisnummer', ask: 'house-number' },
        { key: 'bouwjaar', ask: 'number', label: 'Bouwjaar', max: 2100 },
        { key: 'woningen', ask: 'number', label: 'Aantal appartementen', max: 2000 },
        {
          key: 'verzekeringen',
          ask: 'choices',
          label: 'Wat willen jullie verzekeren?',
          options: [
            { key: 'gebouw', label: 'Het gebouw' },
            { key: 'glas', label: 'Glas' },
            { key: 'aansprakelijkheid', label: 'Aansprakelijkheid' },
            { key: 'bestuur', label: 'Het bestuur' },
          ],
        },
        {
          key: 'herbouwwaarde',
          ask: 'line',
          label: 'Herbouwwaarde',
          hint: 'Het bedrag op jullie polis of in een taxatie. Niet bekend? Laat het leeg.',
          required: false,
          max: 40,
        },
        {
          key: 'schades',
          ask: 'text',
          label: 'Schades van de laatste vijf jaar',
          hint: 'Wat er gebeurde, wanneer, en wat het kostte.',
          required: false,
        },
        { key: 'naam', ask: 'name' },
        { key: 'mobiel', ask: 'mobile', required: false },
        { key: 'email', ask: 'email', hint: 'Hier sturen we de offertes naartoe.' },
      ],
      thanks: 'Bedankt. We vragen de offertes aan en mailen je binnen vijf werkdagen.',
      desk: 'verzekeringen',
    },
    {
      kind: 'rich_text',
      anchor: 'bij-de-hand',
      text: html`
        <h2>Wat je bij de hand houdt</h2>
        <ul>
          <li>De naam en het adres van de VvE.</li>
          <li>Het bouwjaar en het aantal appartementen.</li>
          <li>De herbouwwaarde. Die staat op je polis of in een taxatie.</li>
          <li>De schades van de laatste vijf jaar.</li>
        </ul>`,
    },
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Wat is de herbouwwaarde?',
          text: html`<p>Het bedrag om het gebouw opnieuw te bouwen. Is dat bedrag te laag? Dan krijg je bij schade te
          weinig. Laat het daarom om de paar jaar opnieuw bepalen.</p>`,
        },
        {
          title: 'Wie betaalt het eigen risico?',
          text: html`<p>Dat staat in jullie reglement, of de vergadering spreekt het af. Meestal betaalt de VvE.</p>`,
        },
        {
          title: 'Moeten wij als VvE lid zijn?',
          text: html`<p>Voor een offerte niet. Als <a href="/lidmaatschap/vve">lid met je VvE</a> krijg je wel hulp bij
          het vergelijken.</p>`,
        },
        {
          title: 'Kunnen jullie onze oude verzekering opzeggen?',
          text: html`<p>Bel {phone.verzekeringen}. We kijken met je naar de einddatum, zodat het gebouw altijd verzekerd
          blijft.</p>`,
        },
      ],
    },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Lid worden met je VvE', href: '/lidmaatschap/vve' },
        { label: 'Onderhoudsplan voor je VvE', href: '/diensten/vve/meerjarenonderhoudsplan' },
        { label: 'Alle verzekeringen', href: '/diensten/verzekeringen' },
      ],
    },
  ],
}
