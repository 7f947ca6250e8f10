import type { Rich } from '../../src/core/content/parts.ts'
import * as isde from '../../src/core/figures/isde.ts'
import type { Figure } from '../../src/core/kernel/figure.ts'
import { html } from '../html.ts'
import { amount, type Subsidy, valueInText } from './subsidy.ts'

const source = {
  label: 'Rijksdienst voor Ondernemend Nederland: isolatiemaatregelen',
  url: 'https://www.rvo.nl/subsidies-financiering/isde/woningeigenaren/isolatiemaatregelen',
}

const owner = html`<p>Je bent eigenaar van het huis en je woont er zelf. Het huis bestaat al: nieuwbouw telt niet mee.</p>
  <p>Ben je een VvE? Dan is er een eigen regeling, de <a href="/subsidiecheck/svve">SVVE</a>.</p>`

export const askAfterwards = html`<ol>
    <li>Laat het werk doen door een bedrijf. Doe je het zelf, dan krijg je niets.</li>
    <li>Betaal de rekening.</li>
    <li>Vraag aan bij de Rijksdienst voor Ondernemend Nederland (RVO), met je DigiD. Dat kan tot 24 maanden na het
    werk.</li>
  </ol>`

export const keepForRvo = html`<ul>
    <li>De offerte en de rekening, met het aantal vierkante meters en de dag van het werk.</li>
    <li>De meldcode van het materiaal. Die weet het bedrijf.</li>
    <li>Het bewijs dat je hebt betaald.</li>
    <li>Foto’s van voor, tijdens en na het werk.</li>
  </ul>`

/** A table of the amount per square metre, with one measure and with two or more. */
const perSquareMetre = (figure: Figure<isde.PerSquareMetre>): string => {
  const { value, year } = valueInText(figure)
  const plants = value.biobased
    ? `<p>Isoleer je met materiaal van planten? Dan komt er per m² ${amount(value.biobased)} bij.</p>`
    : ''
  return `<table>
    <caption>Bedrag in ${year}</caption>
    <thead><tr><th scope="col">Wat je doet</th><th scope="col">Per m²</th></tr></thead>
    <tbody>
      <tr><td>Alleen dit</td><td>${amount(value.one)}</td></tr>
      <tr><td>Twee of meer maatregelen</td><td>${amount(value.two)}</td></tr>
    </tbody></table>
    <p>Je krijgt geld vanaf ${value.least} m², en voor hoogstens ${value.most} m².</p>${plants}
    <p>Het hogere bedrag geldt als je binnen 24 maanden nog iets doet. Dat is een tweede isolatie, een warmtepomp, een
    zonneboiler of een aansluiting op een warmtenet.</p>`
}

interface Insulated {
  slug: string
  title: string
  intro: string
  keywords: readonly string[]
  measures: Subsidy['measures']
  figure: Figure<isde.PerSquareMetre>
  what: Rich
}

const insulation = ({ figure, ...of }: Insulated): Subsidy => ({
  ...of,
  type: 'subsidy',
  giver: 'Rijksoverheid (ISDE)',
  who: owner,
  howMuch: { html: perSquareMetre(figure).replace(/\s*\n\s*/g, ' ') },
  howToAsk: askAfterwards,
  keep: keepForRvo,
  municipalities: 'all',
  residents: ['eigenaar-bewoner'],
  source,
  checked: '2026-08-10',
})

/** One table with all kinds of windows, as their areas are added up. */
const windows = (): Rich => {
  const rows = [
    ['HR++-glas in het kozijn dat er zit', isde.glass],
    ['Triple glas met een nieuw kozijn', isde.tripleGlass],
    ['Isolerend paneel', isde.panel],
    ['Isolerend paneel met een nieuw kozijn', isde.panelInNewFrame],
    ['Isolerende deur', isde.door],
    ['Isolerende deur met een nieuw kozijn', isde.doorInNewFrame],
  ] as const
  const { value, year } = valueInText(isde.glass)
  const lines = rows.map(([what, figure]) => {
    const { one, two } = valueInText(figure).value
    return `<tr><td>${what}</td><td>${amount(one)}</td><td>${amount(two)}</td></tr>`
  })
  return {
    html: `<table><caption>Bedrag per m² in ${year}</caption><thead><tr><th scope="col">Wat je doet</th><th scope="col">Alleen dit</th><th scope="col">Twee of meer maatregelen</th></tr></thead><tbody>${lines.join('')}</tbody></table><p>Alles telt samen: je krijgt geld vanaf ${value.least} m², en voor hoogstens ${value.most} m². Meet van binnen, met het kozijn erbij.</p>`,
  }
}

export const isdeInsulation: Subsidy[] = [
  insulation({
    slug: 'isde-dakisolatie',
    title: 'ISDE voor dakisolatie',
    intro:
      'Geld terug als een bedrijf je dak isoleert, per vierkante meter. Doe je er nog iets bij, dan wordt het dubbel.',
    keywords: ['isde', 'dak isoleren', 'schuin dak', 'plat dak', 'rvo', 'vergoeding'],
    measures: ['dak'],
    figure: isde.roof,
    what: html`<p>Isolatie van een schuin of een plat dak, van binnen of van buiten. De laag houdt genoeg warmte vast: de
      Rd-waarde is 3,5 of hoger. Het bedrijf zet die waarde op de rekening.</p>`,
  }),
  insulation({
    slug: 'isde-zoldervloer',
    title: 'ISDE voor de zoldervloer',
    intro:
      'Is je zolder niet verwarmd? Dan krijg je geld terug als een bedrijf de vloer van je zolder isoleert.',
    keywords: ['isde', 'zoldervloer', 'vliering', 'zolder isoleren', 'rvo'],
    measures: ['zoldervloer'],
    figure: isde.atticFloor,
    what: html`<p>Isolatie van de vloer van een zolder of vliering die je niet verwarmt. De Rd-waarde is 3,5 of hoger. Je
      kiest het dak of de zoldervloer: voor allebei samen krijg je niet twee keer geld.</p>`,
  }),
  insulation({
    slug: 'isde-gevelisolatie',
    title: 'ISDE voor gevelisolatie',
    intro:
      'Geld terug als een bedrijf je muren van binnen of van buiten isoleert. Handig bij een huis zonder spouw.',
    keywords: ['isde', 'gevel isoleren', 'buitenmuur', 'voorzetwand', 'rvo'],
    measures: ['gevel'],
    figure: isde.facade,
    what: html`<p>Een laag isolatie tegen de gevel, aan de binnenkant of de buitenkant. De Rd-waarde is 3,5 of hoger. Voor de
      buitenkant heb je soms een vergunning nodig.</p>`,
  }),
  insulation({
    slug: 'isde-spouwmuurisolatie',
    title: 'ISDE voor spouwmuurisolatie',
    intro: 'Geld terug als een bedrijf de spouw van je muren vult. Vaak is dat in één dag klaar.',
    keywords: ['isde', 'spouwmuur', 'spouw vullen', 'muurisolatie', 'vleermuizen', 'rvo'],
    measures: ['spouwmuur'],
    figure: isde.cavityWall,
    what: html`<p>Het vullen van een lege spouw. De Rd-waarde is 1,1 of hoger. Vleermuizen zijn beschermd. Het bedrijf kijkt
      daarom vooraf of ze er zitten, en werkt natuurvriendelijk.</p>`,
  }),
  insulation({
    slug: 'isde-vloerisolatie',
    title: 'ISDE voor vloerisolatie',
    intro: 'Geld terug als een bedrijf de onderkant van je vloer isoleert. Je voeten blijven warmer.',
    keywords: ['isde', 'vloer isoleren', 'koude vloer', 'begane grond', 'rvo'],
    measures: ['vloer'],
    figure: isde.floor,
    what: html`<p>Isolatie tegen de vloer van de begane grond. De Rd-waarde is 3,5 of hoger. Vloer en bodem in dezelfde
      kruipruimte tellen als één maatregel.</p>`,
  }),
  insulation({
    slug: 'isde-bodemisolatie',
    title: 'ISDE voor de bodem van de kruipruimte',
    intro: 'Is je kruipruimte te laag voor vloerisolatie? Dan krijg je geld terug voor een laag op de bodem.',
    keywords: ['isde', 'bodemisolatie', 'kruipruimte', 'schelpen', 'chips', 'rvo'],
    measures: ['bodem'],
    figure: isde.crawlSpaceFloor,
    what: html`<p>Een laag isolatie op de bodem van de kruipruimte. De waarde is 3,5 of hoger. Bodem en vloer in dezelfde
      kruipruimte tellen als één maatregel.</p>`,
  }),
  {
    ...insulation({
      slug: 'isde-glas',
      title: 'ISDE voor glas, deuren en kozijnen',
      intro:
        'Geld terug voor HR++-glas, triple glas, isolerende deuren en panelen. Met een nieuw kozijn krijg je meer.',
      keywords: ['isde', 'dubbel glas', 'hr++', 'triple', 'ramen', 'kozijnen', 'voordeur', 'vacuümglas'],
      measures: ['glas'],
      figure: isde.glass,
      what: html`<p>Je vervangt glas dat er al zit. Op de rekening staat hoeveel warmte het doorlaat. Bij HR++-glas is dat
          hoogstens 1,2. Bij triple glas met een nieuw kozijn is het hoogstens 0,7.</p>`,
    }),
    howMuch: windows(),
  },
]
