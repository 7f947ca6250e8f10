import * as energyLoan from '../../src/core/figures/energy-loan.ts'
import { insulationLabourRate } from '../../src/core/figures/insulation-vat.ts'
import { adviceShare } from '../../src/core/figures/owners-association.ts'
import { html } from '../html.ts'
import { amount, type Subsidy, valueInText } from './subsidy.ts'

const loan = valueInText(energyLoan.loanOfOwner)
const income = valueInText(energyLoan.incomeWithoutInterest)
const labour = valueInText(insulationLabourRate)
const advice = valueInText(adviceShare)

const energyMeasures: Subsidy['measures'] = [
  'dak',
  'spouwmuur',
  'glas',
  'warmtepomp',
  'vloer',
  'gevel',
  'ventilatie',
  'bodem',
  'zoldervloer',
  'zonneboiler',
  'warmtenet',
]
const insulationMeasures: Subsidy['measures'] = ['dak', 'spouwmuur', 'vloer', 'gevel', 'bodem', 'zoldervloer']

export const national: Subsidy[] = [
  {
    slug: 'warmtefonds',
    title: 'Energiebespaarlening van het Warmtefonds',
    type: 'loan',
    intro: 'Leen geld om je huis zuinig te maken. Met een lager inkomen betaal je geen rente.',
    keywords: ['warmtefonds', 'lenen', 'energiebespaarlening', 'rentevrij', 'renteloos', 'lening'],
    giver: 'Nationaal Warmtefonds',
    who: html`<p>Je bent eigenaar van het huis en je woont er. Ook als je ouder bent dan 75 kun je aanvragen. Het fonds kijkt
      of je de lening kunt betalen.</p>`,
    what: html`<p>Isolatie, nieuw glas, een warmtepomp, een zonneboiler en meer. Een bedrijf doet het werk. Je krijgt het
      geld niet op je rekening: het fonds betaalt de rekening van het bedrijf.</p>`,
    howMuch: html`<p>Je leent minstens ${amount(loan.value.least)}. In ${loan.year} was het hoogstens
      ${amount(loan.value.most)}.</p>
      <p>Verdienen jullie samen minder dan ${amount(income.value)} per jaar? Dan betaal je geen rente. Anders betaal je de
      rente van de dag. Aflossen mag eerder, zonder boete.</p>`,
    howToAsk: html`<ol>
      <li>Vraag een offerte aan bij een bedrijf.</li>
      <li>Vraag de lening aan op de site van het fonds, voordat het werk begint.</li>
      <li>Laat het werk doen en stuur de rekening naar het fonds.</li>
      <li>Vraag daarna ook subsidie aan. Dat mag naast de lening.</li>
    </ol>`,
    keep: html`<ul><li>De offerte en de rekening.</li><li>Je inkomensverklaring van de Belastingdienst.</li></ul>`,
    municipalities: 'all',
    residents: ['eigenaar-bewoner'],
    measures: [...energyMeasures, 'zonnepanelen'],
    source: { label: 'Nationaal Warmtefonds', url: 'https://www.warmtefonds.nl/particulieren' },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'warmtefonds-vve',
    title: 'Lening van het Warmtefonds voor een VvE',
    type: 'loan',
    intro:
      'Een VvE kan geld lenen om het hele gebouw zuinig te maken. De eigenaren betalen het terug via hun bijdrage.',
    keywords: ['warmtefonds', 'vve lening', 'lenen vve', 'gebouw verduurzamen'],
    giver: 'Nationaal Warmtefonds',
    who: html`<p>Een VvE met een gebouw waarin mensen wonen. De vergadering van eigenaren beslist over de lening.</p>`,
    what: html`<p>Isolatie, glas, ventilatie en duurzame warmte voor het hele gebouw.</p>`,
    howMuch: html`<p>Dat hangt af van het aantal woningen en van het plan. Het fonds rekent het uit. De looptijd kan lang
      zijn, zodat de bijdrage per maand laag blijft.</p>`,
    howToAsk: html`<ol>
      <li>Laat een plan maken en vraag offertes.</li>
      <li>Neem een besluit in de vergadering en leg het vast.</li>
      <li>Vraag de lening aan op de site van het fonds.</li>
    </ol>`,
    keep: html`<ul><li>Het verslag van de vergadering.</li><li>De jaarstukken en het onderhoudsplan.</li></ul>`,
    municipalities: 'all',
    residents: ['vve'],
    measures: [...energyMeasures, 'zonnepanelen'],
    source: { label: 'Nationaal Warmtefonds: VvE’s', url: 'https://www.warmtefonds.nl/vve' },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'svve',
    title: 'SVVE: subsidie voor een VvE',
    type: 'subsidy',
    intro: 'Geld voor een VvE: voor advies, isolatie, zuinige warmte en voorbereiding van laadpunten.',
    keywords: ['svve', 'vve subsidie', 'dmjop', 'energieadvies', 'laadpaal vve', 'appartement'],
    giver: 'Rijksoverheid (RVO)',
    who: html`<p>Een VvE, woonvereniging of wooncoöperatie. In minstens één woning woont de eigenaar zelf.</p>`,
    what: html`<ul>
      <li>Energieadvies, een duurzaam onderhoudsplan en hulp bij het proces.</li>
      <li>Isolatie van dak, muren, vloer en glas.</li>
      <li>Ventilatie, een warmtepomp, een zonneboiler of een warmtenet.</li>
      <li>Advies over laadpunten, en de leidingen ervoor.</li>
    </ul>`,
    howMuch: html`<p>Van de kosten van advies krijg je ${String(advice.value)} procent terug, tot een grens per gebouw. Voor isolatie
      krijg je een bedrag per m². Dat wordt dubbel bij twee of meer maatregelen.</p>`,
    howToAsk: html`<ol>
      <li>Vraag geld voor advies achteraf aan, hoogstens twee jaar na het advies.</li>
      <li>Vraag geld voor isolatie en warmte aan voordat het werk begint.</li>
      <li>Doe het op de site van de RVO, met eHerkenning.</li>
    </ol>`,
    keep: html`<ul><li>Het besluit van de vergadering.</li><li>Rekeningen en bewijs van betaling.</li></ul>`,
    from: '2023-01-01',
    until: '2027-12-30',
    municipalities: 'all',
    residents: ['vve'],
    measures: [...energyMeasures, 'energieadvies', 'laadpunten'],
    source: {
      label: 'Rijksdienst voor Ondernemend Nederland: SVVE',
      url: 'https://www.rvo.nl/subsidies-financiering/svve',
    },
    checked: '2026-11-24',
  },
  {
    slug: 'svoh',
    title: 'SVOH: subsidie voor verhuurders',
    type: 'subsidy',
    intro:
      'Verhuur je een woning? Dan is er geld voor isolatie, zuinige warmte en onderhoud dat daarbij hoort.',
    keywords: ['svoh', 'verhuurder', 'huurwoning', 'verduurzamen verhuur'],
    giver: 'Rijksoverheid (RVO)',
    who: html`<p>Je verhuurt een of meer woningen. Het huis bestaat al en er woont een huurder.</p>`,
    what: html`<p>Isolatie, glas, ventilatie en een zuinig toestel om te verwarmen. Ook voor advies en voor onderhoud dat je
      meteen doet, kun je geld krijgen.</p>`,
    howMuch: html`<p>Een deel van de kosten, met een grens per woning. De bedragen staan bij de bron.</p>`,
    howToAsk: html`<ol>
      <li>Lees bij de bron wat je vooraf moet aanvragen en wat achteraf.</li>
      <li>Vraag aan op de site van de RVO.</li>
    </ol>`,
    municipalities: 'all',
    residents: ['verhuurder'],
    measures: [...energyMeasures, 'energieadvies'],
    source: {
      label: 'Rijksdienst voor Ondernemend Nederland: SVOH',
      url: 'https://www.rvo.nl/subsidies-financiering/svoh',
    },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'lage-btw-isoleren',
    title: 'Lage btw op het werk bij isoleren',
    type: 'other',
    intro: 'Is je huis ouder dan twee jaar? Dan rekent het bedrijf minder btw over de uren van het isoleren.',
    keywords: ['btw', 'laag tarief', '9 procent', 'arbeid', 'isoleren'],
    giver: 'Belastingdienst',
    who: html`<p>Iedereen die een woning laat isoleren. De eerste bewoner kwam er meer dan twee jaar geleden in.</p>`,
    what: html`<p>De uren van het bedrijf voor isolatie van vloer, muur en dak. Over het materiaal betaal je het gewone
      tarief.</p>`,
    howMuch: html`<p>Het laatste tarief dat we kennen, is ${String(labour.value)} procent over de uren.</p>`,
    howToAsk: html`<p>Je vraagt niets aan. Kijk op de offerte of het bedrijf uren en materiaal los van elkaar noemt.</p>`,
    from: '2019-01-01',
    municipalities: 'all',
    residents: ['eigenaar-bewoner', 'vve', 'verhuurder', 'huurder'],
    measures: insulationMeasures,
    source: {
      label: 'Belastingdienst: werkzaamheden aan woningen',
      url: insulationLabourRate.on('2026-11-24').source.href,
    },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'geen-btw-zonnepanelen',
    title: 'Geen btw op zonnepanelen',
    type: 'other',
    intro: 'Over zonnepanelen op of bij je woning betaal je geen btw, ook niet over het plaatsen.',
    keywords: ['zonnepanelen', 'btw', 'nul procent', 'panelen'],
    giver: 'Belastingdienst',
    who: html`<p>Iedereen die panelen laat leggen op een woning, of op een schuur of garage die erbij hoort.</p>`,
    what: html`<p>De panelen en het plaatsen ervan, met de omvormer.</p>`,
    howMuch: html`<p>Je betaalt 0 procent btw. Subsidie van het Rijk is er voor panelen op een woning niet.</p>`,
    howToAsk: html`<p>Je vraagt niets aan. Het bedrijf zet 0 procent op de rekening.</p>`,
    from: '2023-01-01',
    municipalities: 'all',
    residents: ['eigenaar-bewoner', 'vve', 'verhuurder', 'huurder'],
    measures: ['zonnepanelen'],
    source: {
      label: 'Belastingdienst: eigenaren van zonnepanelen',
      url: 'https://www.belastingdienst.nl/wps/wcm/connect/bldcontentnl/belastingdienst/zakelijk/btw/hoe_werkt_de_btw/voor_wie_geldt_de_btw/eigenaren-van-zonnepanelen/eigenaren-van-zonnepanelen',
    },
    checked: '2026-11-24',
  },
  {
    slug: 'rente-aftrekken',
    title: 'Rente van je lening aftrekken',
    type: 'other',
    intro:
      'Leen je geld om je eigen huis beter te maken? Dan mag je de rente meestal aftrekken van de belasting.',
    keywords: ['hypotheekrente', 'aftrek', 'belasting', 'rente', 'verbouwen'],
    giver: 'Belastingdienst',
    who: html`<p>Je bent eigenaar en je woont in het huis. Je lost de lening in hoogstens 30 jaar helemaal af.</p>`,
    what: html`<p>De rente van een lening voor verbetering of onderhoud. Isoleren, glas en een warmtepomp horen daarbij.</p>`,
    howMuch: html`<p>Dat hangt af van je inkomen en van de rente. Je geeft de rente elk jaar op.</p>`,
    howToAsk: html`<ol>
      <li>Bewaar de rekeningen. Zo laat je zien waar het geld aan opging.</li>
      <li>Vul de rente in bij je aangifte.</li>
    </ol>`,
    keep: html`<ul><li>De overeenkomst van de lening.</li><li>De rekeningen van de verbouwing.</li></ul>`,
    municipalities: 'all',
    residents: ['eigenaar-bewoner'],
    measures: [...energyMeasures, 'zonnepanelen'],
    source: {
      label: 'Belastingdienst: koopwoning',
      url: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/koopwoning/koopwoning',
    },
    checked: '2026-11-24',
  },
]
