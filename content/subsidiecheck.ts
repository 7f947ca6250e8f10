import type { PageSeed } from '../src/core/content/page.ts'
import { html } from './html.ts'
import { subsidyHome } from './subsidies/subsidy.ts'

const callback = '/contact/terugbelafspraak-bouwtechnisch'

export const subsidiecheck: PageSeed = {
  kind: 'page',
  codename: 'dienst_subsidiecheck',
  path: subsidyHome,
  layout: 'landing',
  title: 'Subsidiecheck',
  description:
    'Ga je isoleren of een warmtepomp kopen? Zoek welke subsidies en leningen er zijn, van het Rijk, je gemeente en je waterschap.',
  picture: 'insulation',
  keywords: [
    'subsidie',
    'lening',
    'verduurzamen',
    'isoleren',
    'warmtepomp',
    'zonnepanelen',
    'isde',
    'gemeente',
    'geld terug',
    'vergoeding',
    'hybride warmtepomp',
    'isolatieglas',
    'gemeentesubsidies',
  ],
  blocks: [
    {
      kind: 'subsidy_check',
      anchor: 'zoeken',
      title: 'Subsidiecheck',
      lead: 'Vul je gemeente in en zie welke subsidies en leningen er voor jouw huis zijn. Het is gratis en je hoeft geen lid te zijn.',
      prompt: {
        title: 'Start met zoeken',
        text: 'Vul je gemeente in. Kies ook wie je bent en wat je wilt doen, dan zie je alleen wat past.',
        picture: 'insulation',
      },
      help: {
        title: 'Kom je er niet uit?',
        text: 'Lees in welke volgorde je het regelt. Of laat een bouwkundige je bellen.',
        links: [
          { label: 'Volg de subsidiewegwijzer', href: 'page:subsidiewegwijzer' },
          { label: 'Laat je terugbellen door een bouwkundige', href: callback },
        ],
      },
      all: {
        title: 'Alle regelingen op een rij',
        national: 'In heel Nederland',
        local: 'Per gemeente of streek',
      },
    },
    {
      kind: 'how_it_works',
      anchor: 'zo-werkt-het',
      title: 'Zo werkt het',
      steps: [
        { title: 'Kies je gemeente', text: 'Typ de eerste letters en kies uit de lijst.' },
        { title: 'Vertel wat je wilt doen', text: 'Bijvoorbeeld dakisolatie, nieuw glas of een warmtepomp.' },
        {
          title: 'Lees hoe je aanvraagt',
          text: 'Bij elke regeling staat voor wie die is, hoeveel je krijgt en wat je bewaart.',
        },
      ],
    },
    {
      kind: 'accordion',
      anchor: 'vragen',
      title: 'Veelgestelde vragen',
      items: [
        {
          title: 'Vraag ik aan voor of na het werk?',
          text: html`<p>Dat verschilt. De landelijke ISDE vraag je aan als het werk klaar is. Een lening en veel subsidies van
            gemeenten vraag je vooraf aan. Kijk dat na voordat je een offerte tekent.</p>`,
        },
        {
          title: 'Kan ik twee subsidies tegelijk krijgen?',
          text: html`<p>Soms wel. Dat staat in de regels van elke subsidie. Vraag het na bij wie de subsidie geeft.</p>`,
        },
        {
          title: 'Vragen jullie de subsidie voor mij aan?',
          text: html`<p>Nee, dat doe je zelf. We leggen wel uit welke papieren je nodig hebt.</p>`,
        },
        {
          title: 'Kloppen de bedragen?',
          text: html`<p>Bij elke regeling staat een link naar de bron. Wat daar staat, telt. Ook lees je op welke dag we haar
            hebben nagekeken, of dat we dat nog niet konden.</p>`,
        },
        {
          title: 'Mijn gemeente geeft niets. En nu?',
          text: html`<p>De landelijke regelingen gelden overal. Niet elke gemeente staat er al in. Kijk ook op de site van je
            gemeente, bij duurzaam wonen.</p>`,
        },
      ],
    },
    {
      kind: 'interesting_links',
      title: 'Misschien ook handig',
      links: [
        { label: 'Subsidiewegwijzer', href: 'page:subsidiewegwijzer' },
        { label: 'Samen isoleren', href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren' },
        { label: 'Welke stappen maken je huis zuiniger?', href: '/rekentools/bestaande-bouw-verduurzamen' },
        { label: 'Wat kost je energie?', href: '/rekentools/energiebelasting-tool' },
      ],
    },
  ],
}
