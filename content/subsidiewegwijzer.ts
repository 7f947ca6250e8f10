import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'

/**
 * The page of the subsidy guide: questions that end in the subsidy check, then who gives what, in which order, and the widget of
 * ten municipalities (spec 000 sections 2 and 9).
 */
export const subsidiewegwijzer: PageSeed = {
  kind: 'page',
  codename: 'subsidiewegwijzer',
  path: '/subsidiecheck/wegwijzer',
  layout: 'service',
  title: 'Subsidiewegwijzer',
  description:
    'Beantwoord een paar vragen en zie welke subsidies bij je huis passen. En lees in welke volgorde je het regelt.',
  keywords: [
    'subsidie',
    'gemeente',
    'provincie',
    'verduurzamen',
    'lening',
    'aanvragen',
    'welke subsidie',
    'waar vraag ik aan',
    'regeling',
    'weet niet wat ik moet doen',
    'koud huis',
    'vragen',
  ],
  picture: 'insulation',
  blocks: [
    {
      kind: 'funnel',
      slug: 'subsidiewegwijzer',
      properties: { check: '/subsidiecheck' },
      without_script: { label: 'subsidiecheck', href: 'page:dienst_subsidiecheck' },
    },
    {
      kind: 'grid',
      title: 'Wie geeft wat?',
      columns: 3,
      cells: [
        {
          title: 'Het Rijk',
          icon: 'building',
          text: html`<p>Geeft subsidie voor isolatie en warmtepompen, overal in het land. Je vraagt aan bij de
          <a href="https://www.rvo.nl/">Rijksdienst voor Ondernemend Nederland</a>.</p>`,
        },
        {
          title: 'Je provincie',
          icon: 'pin',
          text: html`<p>Heeft soms een lening met een lage rente. Ook advies aan huis komt voor.</p>`,
        },
        {
          title: 'Je gemeente',
          icon: 'home',
          text: html`<p>Helpt vaak met kleine dingen, zoals tochtstrips. Sommige gemeenten geven ook geld voor
          isolatie.</p>`,
        },
      ],
    },
    {
      kind: 'how_it_works',
      anchor: 'volgorde',
      title: 'Houd deze volgorde aan',
      steps: [
        {
          title: 'Kijk wat er is',
          text: 'Zoek eerst de regelingen. Lees van elke regeling wanneer je aanvraagt.',
        },
        {
          title: 'Vraag offertes',
          text: 'Vraag er twee of drie. Laat het materiaal en de oppervlakte erop zetten.',
        },
        {
          title: 'Vraag aan',
          text: 'Soms vooraf, soms als het werk klaar is. Bewaar alle rekeningen en foto’s.',
        },
      ],
    },
    {
      kind: 'embed',
      anchor: 'jouw-gemeente',
      title: 'Subsidies in jouw gemeente',
      text: 'Tien gemeenten zetten hun regelingen in één overzicht. Staat die van jou er niet bij? Gebruik dan de subsidiecheck.',
      tool: 'subsidy_widget',
    },
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Mijn gemeente staat er niet bij. Wat nu?',
          text: html`<p>Zoek in de <a href="/subsidiecheck">subsidiecheck</a>. Of kijk op de site van je gemeente bij
          wonen.</p>`,
        },
        {
          title: 'Wij wonen in een appartement. Kan de VvE aanvragen?',
          text: html`<p>Ja. Voor muren, dak en vloer vraagt de VvE aan. Voor je eigen glas hangt het van de regeling
          af.</p>`,
        },
        {
          title: 'Is een lening niet duurder?',
          text: html`<p>Een lening betaal je terug, een subsidie niet. Tel de rente mee en zet die naast wat je per maand
          bespaart.</p>`,
        },
      ],
    },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Subsidiecheck', href: '/subsidiecheck' },
        { label: 'Samen isoleren', href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren' },
        {
          label: 'Laat je terugbellen door een bouwkundige',
          href: '/contact/terugbelafspraak-bouwtechnisch',
        },
      ],
    },
  ],
}
