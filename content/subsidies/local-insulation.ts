import type { Rich } from '../../src/core/content/parts.ts'
import { html } from '../html.ts'
import type { Subsidy } from './subsidy.ts'

const insulationMeasures: Subsidy['measures'] = [
  'dak',
  'spouwmuur',
  'glas',
  'vloer',
  'gevel',
  'bodem',
  'zoldervloer',
]

interface Local {
  town: string
  slug: string
  code: string
  who: Rich
  howMuch: Rich
  ask?: Rich
  url: string
  from?: string
  until?: string
}

const ask = html`<ol>
    <li>Kijk op de site van de gemeente of er nog geld is.</li>
    <li>Lees of je vooraf of achteraf aanvraagt, en doe dat online.</li>
    <li>Vraag daarna ook de landelijke ISDE aan. De gemeente zegt of dat samen mag.</li>
  </ol>`

/** The subsidy of a municipality from the national insulation programme; each has rules of its own. */
const programme = ({ town, slug, code, who, howMuch, ask: own = ask, url, from, until }: Local): Subsidy => ({
  slug,
  title: `Isolatiesubsidie van ${town}`,
  type: 'subsidy',
  intro: `Woon je in ${town} in een huis dat slecht is geïsoleerd? De gemeente betaalt mee, naast het Rijk.`,
  keywords: ['isolatie', 'isolatiesubsidie', 'gemeente', town, 'nationaal isolatieprogramma'],
  giver: `Gemeente ${town}`,
  who,
  what: html`<p>Isolatie van dak, zolder, muur of vloer, en beter glas. Het geld komt uit het Nationaal
    Isolatieprogramma. Is het op, dan stopt de regeling.</p>`,
  howMuch,
  howToAsk: own,
  keep: html`<ul><li>De offerte en de rekening.</li><li>Foto’s van voor en na het werk.</li></ul>`,
  ...(from && { from }),
  ...(until && { until }),
  municipalities: [code],
  residents: ['eigenaar-bewoner'],
  measures: insulationMeasures,
  source: { label: `Gemeente ${town}`, url },
  checked: '2026-08-17',
})

/** Condition of a badly insulated home of at most this value. */
const badlyInsulated = (
  value: string,
  more = '',
): Rich => html`<p>Je bent eigenaar en je woont er zelf. De WOZ-waarde is
  hoogstens ${value}. Het energielabel is D of slechter, of minstens twee delen van je huis zijn slecht geïsoleerd.</p>${more}`

export const localInsulation: Subsidy[] = [
  programme({
    town: 'Zaanstad',
    slug: 'zaanstad-isolatie',
    code: 'GM0479',
    who: badlyInsulated('€ 477.000 (op 1 januari 2022)', '<p>Het huis is gebouwd voor 1995.</p>'),
    howMuch: html`<p>De helft van de kosten, tot € 1.500 per woning. Met natuurlijk materiaal is dat € 250 meer.</p>
      <p>Heb je een laag inkomen? Dan kan de gemeente alles betalen, tot € 4.000.</p>`,
    url: 'https://www.zaanstad.nl/direct-regelen/subsidies/beschikbare-subsidies/lokale-aanpak-isolatie-zaanstad/',
    until: '2028-12-31',
  }),
  programme({
    town: 'Wormerland',
    slug: 'wormerland-isolatie',
    code: 'GM0880',
    who: badlyInsulated('€ 496.000 (op 1 januari 2022)'),
    howMuch: html`<p>Tot € 30 per m². Hoeveel precies, hangt af van wat je doet. Er is geld voor 602 woningen.</p>`,
    url: 'https://wormerland.nl/DuurzaamWormerland/subsidies-isoleren-en-aardgasvrij',
  }),
  programme({
    town: 'Oostzaan',
    slug: 'oostzaan-isolatie',
    code: 'GM0431',
    who: badlyInsulated('€ 568.000'),
    howMuch: html`<p>Tot € 1.750 per woning. Met weinig geld en een hoge energierekening kan het € 4.000 zijn.</p>`,
    ask: html`<p>De gemeente organiseert het werk in acties. Op haar site lees je wanneer de volgende begint.</p>`,
    url: 'https://oostzaan.nl/Duurzaam',
  }),
  programme({
    town: 'Purmerend',
    slug: 'purmerend-isolatie',
    code: 'GM0439',
    who: badlyInsulated('€ 477.000 (op 1 januari 2024)', '<p>Dit geldt ook in de Beemster.</p>'),
    howMuch: html`<p>In februari 2026 was het € 1.700. Heb je een starterslening van de gemeente? Dan was het € 2.450.</p>`,
    url: 'https://purmerend.nl/aanvragen/subsidies/duurzaamheid-en-wonen/isolatieprogramma-met-rijkssubsidie',
  }),
  programme({
    town: 'Edam-Volendam',
    slug: 'edam-volendam-isolatie',
    code: 'GM0385',
    who: badlyInsulated('€ 429.300 (op 1 januari 2022)'),
    howMuch: html`<p>Tot € 30 per m², en hoogstens € 1.550 per woning.</p>`,
    ask: html`<p>Aanvragen kon tot 1 oktober 2026. In augustus was het geld al bijna op.</p>`,
    url: 'https://www.edam-volendam.nl/eenmalige-subsidie-voor-het-isoleren-van-uw-woning',
    until: '2026-09-30',
  }),
  programme({
    town: 'Waterland',
    slug: 'waterland-isolatie',
    code: 'GM0852',
    who: html`<p>Je huis is gebouwd in 1992 of eerder en heeft een eigen voordeur op de begane grond. De WOZ-waarde is
      hoogstens € 390.000. Minstens twee delen zijn slecht geïsoleerd.</p>`,
    howMuch: html`<p>Tot € 2.000, met btw. Kreeg je energietoeslag? Dan is het tot € 4.000, bij een WOZ-waarde tot
      € 429.300. Je vraagt het één keer per woning aan.</p>`,
    url: 'https://lokaleregelgeving.overheid.nl/CVDR726538/1',
  }),
  programme({
    town: 'Landsmeer',
    slug: 'landsmeer-isolatie',
    code: 'GM0415',
    who: badlyInsulated('€ 666.000'),
    howMuch: html`<p>Tot € 1.850 per woning. Met een laag inkomen is het tot € 4.000.</p>`,
    url: 'https://nip.duurzaambouwloket.nl/landsmeer',
  }),
  programme({
    town: 'Emmen',
    slug: 'emmen-isolatie',
    code: 'GM0114',
    who: html`<p>Je bent eigenaar van een woning in de gemeente Emmen en je woont er zelf.</p>`,
    howMuch: html`<p>Tot € 1.500 per woning.</p>`,
    ask: html`<p>Aanvragen kon tot 1 november 2026.</p>`,
    url: 'https://gemeente.emmen.nl/subsidie-lokale-aanpak-isolatie',
    until: '2026-10-31',
  }),
  {
    slug: 'groningen-isolatieaanpak',
    title: 'Isolatieaanpak Groningen en Noord-Drenthe',
    type: 'subsidy',
    intro:
      'In Groningen en het noorden van Drenthe betaalt het Rijk de helft van je isolatie, en soms alles.',
    keywords: ['groningen', 'nij begun', 'maatregel 29', 'aardbeving', 'isolatie', 'snn'],
    giver: 'Rijksoverheid (Nij Begun)',
    who: html`<p>Je bent eigenaar van een woning in de provincie Groningen, of in Aa en Hunze, Noordenveld of Tynaarlo. De
      woning is nog niet goed geïsoleerd.</p>`,
    what: html`<p>Isolatie en ventilatie die nodig zijn om de woning zuinig genoeg te maken. Werk van na 25 april 2023 telt
      ook mee.</p>`,
    howMuch: html`<p>De helft van de kosten, tot € 20.000.</p>
      <p>Woon je in het versterkingsgebied, of heb je een laag inkomen? Dan krijg je alles terug, tot € 40.000.</p>`,
    howToAsk: html`<ol>
      <li>Kijk bij de bron of jouw adres aan de beurt is. Niet iedereen kan tegelijk aanvragen.</li>
      <li>Laat een adviseur opschrijven wat je woning nodig heeft.</li>
      <li>Wacht met tekenen van een offerte tot je weet wat je krijgt.</li>
    </ol>`,
    keep: html`<ul><li>Het advies, de offertes en de rekeningen.</li></ul>`,
    municipalities: [
      'GM0014',
      'GM1979',
      'GM1966',
      'GM1952',
      'GM1895',
      'GM0765',
      'GM0037',
      'GM0047',
      'GM1969',
      'GM1950',
      'GM1680',
      'GM1699',
      'GM1730',
    ],
    residents: ['eigenaar-bewoner', 'verhuurder', 'vve'],
    measures: [...insulationMeasures, 'ventilatie', 'energieadvies'],
    source: {
      label: 'Rijksoverheid, 10 maart 2025',
      url: 'https://www.rijksoverheid.nl/actueel/nieuws/2025/03/10/isolatieaanpak-groningen-en-noord-drenthe-aangepaste-subsidieregeling-naar-tweede-kamer',
    },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'amsterdam-isolatie',
    title: 'Isolatiesubsidie van Amsterdam',
    type: 'subsidy',
    intro:
      'Amsterdam helpt eigenaren en VvE’s met een slecht geïsoleerde woning, vooral bij een laag inkomen.',
    keywords: ['amsterdam', 'isolatie', 'isolatieoffensief', 'vve', 'energiearmoede'],
    giver: 'Gemeente Amsterdam',
    who: html`<p>Je bent eigenaar in Amsterdam, of je bent een VvE. De woning heeft een slecht energielabel.</p>`,
    what: html`<p>Isolatie van dak, muur, vloer en glas. Vaak hoort er eerst advies bij.</p>`,
    howMuch: html`<p>Bij het begin in 2023 noemde de gemeente € 2.000 voor eigenaren met een laag inkomen. Vraag na wat het
      nu is.</p>`,
    howToAsk: html`<p>Kijk op de site van de gemeente welke regeling nu open is, voordat je een offerte tekent.</p>`,
    municipalities: ['GM0363'],
    residents: ['eigenaar-bewoner', 'vve'],
    measures: insulationMeasures,
    source: { label: 'Gemeente Amsterdam', url: 'https://www.amsterdam.nl/subsidies/' },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'den-haag-vve-isolatie',
    title: 'Coulance voor isolatie bij een VvE in Den Haag',
    type: 'subsidy',
    intro: 'Voor een VvE die door het stoppen van een oude regeling van Den Haag in de knel kwam.',
    keywords: ['den haag', 'vve', 'isolatie', 'coulance', 'haagse subsidie'],
    giver: 'Gemeente Den Haag',
    who: html`<p>Een VvE in Den Haag met een energieadvies van de gemeente. In meer dan de helft van de appartementen wonen
      mensen.</p>`,
    what: html`<p>Isolatie zoals die in het advies stond.</p>`,
    howMuch: html`<p>Er was in totaal € 500.000. Van een toegekend bedrag kreeg een VvE eerst 80 procent.</p>`,
    howToAsk: html`<p>Aanvragen ging met een formulier per e-mail. Dat kan niet meer.</p>`,
    keep: html`<ul><li>Rekeningen met het materiaal en het aantal vierkante meters.</li></ul>`,
    until: '2025-12-31',
    municipalities: ['GM0518'],
    residents: ['vve'],
    measures: insulationMeasures,
    source: {
      label: 'Gemeente Den Haag',
      url: 'https://www.denhaag.nl/nl/subsidies/subsidie-coulance-op-isolatiemaatregelen-voor-vves-aanvragen/',
    },
    checked: '2026-11-24',
  },
]
