import type { Link } from '../../src/core/content/parts.ts'
import type { ToolCodename } from '../../src/core/content/tool.ts'
import { html } from '../html.ts'
import type { Calculator } from './calculator.ts'

const together: Link = {
  label: 'Samen isoleren',
  href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren',
}

export const buildingCalculators = {
  energiebelasting_tool: {
    words: ['energierekening', 'energiekosten', 'stroom', 'gas', 'belasting', 'heffing'],
    question: 'Welk deel van je energierekening is belasting?',
    about: html`
      <h2>Waar je rekening uit bestaat</h2>
      <p>Je betaalt voor energie, voor het net en aan de overheid. Op elk stuk gas en stroom zit belasting. Je krijgt
      ook een vast bedrag terug per aansluiting.</p>
      <h2>Wat de som doet</h2>
      <p>Je verbruik keer het tarief, min het vaste bedrag. Zo zie je wat besparen echt oplevert. De tarieven van dit jaar
      staan bij de <a href="https://www.belastingdienst.nl/">Belastingdienst</a>.</p>`,
    ready: ['Je jaarrekening voor energie.', 'Je verbruik van gas en stroom.'],
    related: [together, { label: 'Subsidiecheck', href: '/subsidiecheck' }],
  },
  bestaande_bouw_verduurzamen: {
    words: [
      'isoleren',
      'warmtepomp',
      'zonnepanelen',
      'besparen',
      'terugverdienen',
      'energielabel',
      'energie besparen',
    ],
    question: 'Welke stappen maken jouw huis zuiniger?',
    about: html`
      <h2>Een goede volgorde</h2>
      <ol>
        <li>Kieren dicht en ventilatie in orde.</li>
        <li>Dak, muren, vloer en glas isoleren.</li>
        <li>Pas daarna kijken naar een warmtepomp of zonnepanelen.</li>
      </ol>
      <p>Een huis dat goed is geïsoleerd, heeft een kleinere warmtepomp nodig. Dat scheelt veel geld.</p>
      <h2>Combineer met onderhoud</h2>
      <p>Moet het dak toch open? Isoleer dan meteen. Een steiger en een vakman betaal je zo maar één keer.</p>
      <h2>Wat de som doet</h2>
      <p>De prijs min de subsidie is wat je betaalt. De rekentool deelt dat door wat je elk jaar bespaart. Zo zie je
      wanneer je het terug hebt.</p>`,
    ready: [
      'Je verbruik van gas in een jaar.',
      'De oppervlakte van je muren, dak, vloer of enkel glas.',
      'Een offerte, als je die hebt.',
    ],
    related: [together, { label: 'Subsidiecheck', href: '/subsidiecheck' }],
  },
  prijsplafond: {
    words: ['energieprijs', 'gasprijs', 'energierekening', 'plafond'],
    question: 'Wat betaalde je onder het prijsplafond voor energie?',
    about: html`
      <h2>Wat het was</h2>
      <p>In 2023 betaalde je voor een deel van je gas en stroom hoogstens een vast tarief. Daarboven gold de prijs van je
      contract. Het plafond stopte op 31 december 2023.</p>
      <h2>Waarom je het nu nog narekent</h2>
      <p>Klopt je jaarrekening over 2023 niet? Dan kun je dat nog navragen bij je energiebedrijf. Met de som zie je wat je
      had moeten betalen. Vaste kosten en netkosten vielen niet onder het plafond.</p>`,
    ready: [
      'Je jaarrekening over 2023.',
      'De prijs in je contract, met belasting en btw.',
      'Hoeveel gas en stroom onder het plafond viel, als je rekening niet over het hele jaar gaat.',
    ],
    related: [{ label: 'Energiebelasting berekenen', href: '/rekentools/energiebelasting-tool' }, together],
  },
  scheurenwijzer: {
    words: ['scheur', 'scheuren', 'muur', 'verzakking', 'fundering', 'deur klemt', 'scheurvorming'],
    question: 'Is de scheur in je muur een probleem?',
    about: html`
      <h2>Zo kijk je naar een scheur</h2>
      <ul>
        <li><strong>Haarscheur in het stucwerk.</strong> Meestal niet erg. Het stucwerk krimpt.</li>
        <li><strong>Trapvorm door het voegwerk.</strong> De muur beweegt. Houd hem in de gaten.</li>
        <li><strong>Dwars door de stenen, of breder dan vijf millimeter.</strong> Laat er iemand naar kijken.</li>
        <li><strong>Deuren die ineens klemmen.</strong> Dan kan de fundering zakken. Groeit de scheur ook? Bel meteen.</li>
      </ul>
      <h2>Zo houd je hem bij</h2>
      <p>Teken aan beide kanten een streepje en meet de afstand. Maak elke maand een foto met een munt ernaast.</p>`,
    ready: [
      'Een foto van de scheur met een munt ernaast.',
      'Het bouwjaar van je huis.',
      'Wanneer je hem voor het eerst zag.',
    ],
    related: [
      { label: 'Bouwtechnische keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
      { label: 'Een bouwkundige belt je terug', href: '/contact/terugbelafspraak-bouwtechnisch' },
      { label: 'Problemen oplossen', href: '/problemen-oplossen' },
    ],
  },
} satisfies Partial<Record<ToolCodename, Calculator>>
