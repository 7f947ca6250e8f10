import { html } from '../html.ts'
import type { Subsidy } from './subsidy.ts'

const photos = html`<ul><li>Foto’s van voor en na het werk.</li><li>De rekeningen.</li></ul>`
const everybody: Subsidy['residents'] = ['eigenaar-bewoner', 'vve', 'verhuurder', 'huurder']

/** Codes of the municipalities that lie at least partly in the area of the water board. */
const waterBoardAmstel = [
  'GM0363',
  'GM0362',
  'GM0384',
  'GM0437',
  'GM0451',
  'GM0736',
  'GM1942',
  'GM0402',
  'GM0406',
  'GM0376',
  'GM0417',
  'GM1696',
  'GM1904',
]

export const localGreen: Subsidy[] = [
  {
    slug: 'eindhoven-groene-stad',
    title: 'Groene en koele stad in Eindhoven',
    type: 'subsidy',
    intro: 'Geld voor een groen dak, een regenpijp los van het riool, en planten in plaats van tegels.',
    keywords: ['eindhoven', 'groen dak', 'sedum', 'afkoppelen', 'regenpijp', 'tegels', 'de dommel'],
    giver: 'Gemeente Eindhoven en Waterschap De Dommel',
    who: html`<p>Je bent eigenaar van een woning of terrein van minstens vijf jaar oud.</p>`,
    what: html`<ul>
      <li>Een groen dak van minstens 10 m².</li>
      <li>Een dak of terrein van minstens 20 m² dat je van het riool haalt.</li>
      <li>Minstens 20 m² tegels die plaats maken voor planten.</li>
    </ul>`,
    howMuch: html`<p>Het laatst noemde de regeling deze bedragen:</p>
      <ul>
        <li>groen dak: € 25 per m²;</li>
        <li>van het riool: € 10 per m²;</li>
        <li>tegels eruit: € 5 per m².</li>
      </ul>`,
    howToAsk: html`<p>Vraag aan bij de gemeente als het werk klaar is. Houd het tien jaar in stand.</p>`,
    keep: photos,
    municipalities: ['GM0772'],
    residents: ['eigenaar-bewoner', 'vve', 'verhuurder'],
    measures: ['groen-dak', 'regenwater', 'tuin'],
    source: {
      label: 'Verbeterjehuis (Milieu Centraal)',
      url: 'https://www.verbeterjehuis.nl/energiesubsidiewijzer/subsidies/subsidie-bijdragen-aan-een-groene-koele-en-waterveilige-stad-eindhoven/',
    },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'rotterdam-klimaatadaptatie',
    title: 'Subsidie klimaatadaptatie in Rotterdam',
    type: 'subsidy',
    intro: 'Geld voor meer groen, het opvangen van regenwater en minder hitte rond je huis in Rotterdam.',
    keywords: ['rotterdam', 'groen dak', 'klimaat', 'regenwater', 'waterberging', 'hitte'],
    giver: 'Gemeente Rotterdam',
    who: html`<p>Eigenaren, huurders en VvE’s met een pand of een stuk grond in Rotterdam. Huur je? Dan moet de verhuurder het
      goed vinden.</p>`,
    what: html`<ul>
      <li>Groen in plaats van tegels, een groen dak of een groene gevel.</li>
      <li>Een plek die regenwater vasthoudt, zoals een vijver of kratten in de grond.</li>
      <li>Een regenpijp op een apart riool.</li>
      <li>Maatregelen tegen hitte.</li>
    </ul>`,
    howMuch: html`<p>In eerdere jaren was het € 10 per m² groen en € 500 per m³ water dat je vasthoudt. Bij de bron staat wat
      het nu is.</p>`,
    howToAsk: html`<p>Vraag aan op de site van de gemeente, minstens acht weken voordat je begint.</p>`,
    keep: photos,
    municipalities: ['GM0599'],
    residents: everybody,
    measures: ['groen-dak', 'regenwater', 'tuin'],
    source: {
      label: 'Gemeente Rotterdam',
      url: 'https://www.rotterdam.nl/subsidie-klimaatadaptatie-aanvragen',
    },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'agv-groen-en-water',
    title: 'Subsidie voor groen en water van AGV',
    type: 'subsidy',
    intro:
      'Het waterschap rond Amstel, Gooi en Vecht betaalt mee aan een groen dak, een regenton en minder tegels.',
    keywords: ['waterschap', 'agv', 'waternet', 'amsterdam', 'groen dak', 'regenton', 'tegels', 'gooi'],
    giver: 'Waterschap Amstel, Gooi en Vecht',
    who: html`<p>Bewoners in het gebied van het waterschap. Een gemeente ligt er soms maar voor een deel in. Kijk bij de bron of
      jouw adres meetelt.</p>`,
    what: html`<ul>
      <li>Een groen dak of een dak dat water vasthoudt.</li>
      <li>Een regenton aan de regenpijp.</li>
      <li>Minder tegels, of tegels die water doorlaten.</li>
      <li>Kratten of een waterzak die regen opvangen.</li>
    </ul>`,
    howMuch: html`<p>Het laatst noemde het waterschap € 20 per m² groen dak, € 25 per m² zonder tegels en € 30 per regenton.
      Samen was het hoogstens € 1.100 per huishouden.</p>`,
    howToAsk: html`<p>Vraag aan op de site van het waterschap. Daar lees je ook of er nog geld is.</p>`,
    keep: photos,
    municipalities: waterBoardAmstel,
    residents: everybody,
    measures: ['groen-dak', 'regenwater', 'tuin'],
    source: {
      label: 'Waterschap Amstel, Gooi en Vecht',
      url: 'https://www.agv.nl/aanvragen/subsidies/subsidie-voor-groen-en-water/tabel-subsidie-per-maatregel/',
    },
    checked: '2026-11-24',
    to_verify: true,
  },
  {
    slug: 'moerdijk-klimaat',
    title: 'Klimaatsubsidie van Moerdijk',
    type: 'subsidy',
    intro: 'Moerdijk betaalt tot het eind van 2026 mee aan een groen dak en aan het opvangen van regen.',
    keywords: ['moerdijk', 'groen dak', 'regenwater', 'afkoppelen', 'klimaatsubsidie'],
    giver: 'Gemeente Moerdijk',
    who: html`<p>Eigenaren en huurders van een woning in de gemeente Moerdijk.</p>`,
    what: html`<ul>
      <li>Een groen dak van minstens 8 m².</li>
      <li>Een vat of schutting voor minstens 220 liter regen.</li>
      <li>Minstens 20 m² tegels die water doorlaten.</li>
      <li>Een regenpijp die niet meer op het riool uitkomt.</li>
    </ul>`,
    howMuch: html`<ul>
        <li>Dun groen dak: 35 procent, tot € 1.500.</li>
        <li>Dikker groen dak met inheemse planten: 45 procent, tot € 2.500.</li>
        <li>Regenwater opvangen: 35 procent, tot € 250.</li>
        <li>Tegels die water doorlaten: 35 procent, tot € 1.000.</li>
        <li>Regenpijp van het riool: 35 procent, tot € 1.500.</li>
      </ul>`,
    howToAsk: html`<p>Vraag aan op de site van de gemeente, en kijk daar of er nog geld is.</p>`,
    keep: photos,
    from: '2023-01-01',
    until: '2026-12-31',
    municipalities: ['GM1709'],
    residents: ['eigenaar-bewoner', 'huurder'],
    measures: ['groen-dak', 'regenwater', 'tuin'],
    source: {
      label: 'Gemeente Moerdijk',
      url: 'https://www.moerdijk.nl/web/klimaatsubsidie/subsidiabele-maatregelen-huiseigenaren-2023-2026.html',
    },
    checked: '2026-11-24',
    to_verify: true,
  },
]
