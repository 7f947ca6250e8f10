import type { PageSeed } from '../src/core/content/page.ts'
import type { Rich } from '../src/core/content/parts.ts'
import { legalOwnRisks, ownRisks, standardOwnRisk } from '../src/core/insurance/cover.ts'
import {
  garageBelow,
  jewelleryProofFrom,
  lastingRepairSaves,
  liabilityOwnRisk,
  longestLettingMonths,
  longestVacancyMonths,
  mostOutbuildings,
  outdoorOwnRisk,
  ownersInterestIncluded,
} from '../src/core/insurance/limits.ts'
import {
  acceptanceStatementPath,
  cardPath,
  exampleConditionsPath,
  insuranceSlugs,
  premiumPath,
  productPath,
  servicesGuidePath,
} from '../src/core/insurance/paths.ts'
import { choiceOf, inEuros, inSquareMetres, productWords } from '../src/core/insurance/product-words.ts'
import { type InsuranceType, insuranceNames, insuranceTypes } from '../src/core/rules/insurance-packages.ts'
import { html } from './html.ts'
import { exampleNote } from './verzekering-parts.ts'

/** Texts of an insurance card, besides what the insurance covers (`productWords`). */
interface Card {
  restrictions: readonly string[]
  where: string
  /** What the insured must report while the insurance runs. */
  changes: string
  ends: string
}

const abroad = 'Of de verzekering ook in het buitenland geldt, staat in je polisvoorwaarden.'
const ownRisk = `Bij elke schade betaal je zelf het eigen risico. Gewoon is dat ${inEuros(standardOwnRisk)}. Kiezen kan ook: ${choiceOf(ownRisks.filter((amount) => amount !== standardOwnRisk))}.`
const lastingRepair = `Laat je de schade duurzaam herstellen? Dan is je eigen risico ${inEuros(lastingRepairSaves)} lager.`

const cards: Record<InsuranceType, Card> = {
  Home: {
    restrictions: [
      ownRisk,
      lastingRepair,
      `Bijgebouwen zijn samen hoogstens ${inSquareMetres(mostOutbuildings)}.`,
      `Een garage op een ander adres kies je erbij. Die is kleiner dan ${inSquareMetres(garageBelow)}.`,
      'Voor een monument, of een huis met asbest, kan het soms niet. Dat zie je als je de premie berekent.',
    ],
    where: 'In Nederland, op het adres dat op je polis staat.',
    changes: `Vertel het als je gaat verbouwen, of je huis langer dan ${longestLettingMonths} maanden verhuurt. Ook als het langer dan ${longestVacancyMonths} maanden leegstaat.`,
    ends: 'Verkoop je het huis? Dan stopt de verzekering op de dag dat je de sleutel geeft.',
  },
  Content: {
    restrictions: [
      ownRisk,
      lastingRepair,
      `Buitenshuis is je eigen risico ${inEuros(outdoorOwnRisk)} per keer. Dat geldt als je dit erbij kiest.`,
      `Een sieraad van ${inEuros(jewelleryProofFrom)} of meer? Daarvan heb je een bewijs nodig.`,
      `Heb je een appartement verbeterd, met een keuken of een vloer? Dan is dat verzekerd tot ${inEuros(ownersInterestIncluded)} per keer.`,
    ],
    where:
      'In Nederland, op het adres dat op je polis staat. Buitenshuis alleen als je dat erbij kiest, of voor sieraden die je apart verzekert.',
    changes: 'Vertel het als je gaat verhuizen of verhuren. Ook als je spullen veel meer waard worden.',
    ends: 'Ga je verhuizen? Dan gaat de verzekering niet vanzelf mee. Geef je nieuwe adres door.',
  },
  Liability: {
    restrictions: [
      `Je kiest zelf: met ${inEuros(liabilityOwnRisk)} eigen risico, of zonder.`,
      'Per keer betaalt de verzekeraar hoogstens het bedrag dat op je polis staat.',
      'Zeg nooit zelf dat je schuld hebt. Dat beoordeelt de verzekeraar.',
    ],
    where: `In Nederland. ${abroad}`,
    changes: 'Vertel het als je gaat samenwonen, kinderen krijgt of juist alleen gaat wonen.',
    ends: 'Ga je in het buitenland wonen? Dan stopt de verzekering.',
  },
  Legal: {
    restrictions: [
      `Je kiest of je een eigen risico hebt: ${choiceOf(legalOwnRisks)} per zaak.`,
      `Je kiest ook vanaf welk bedrag je hulp krijgt: ${choiceOf(legalOwnRisks)}. Gaat het om minder? Dan krijg je geen hulp.`,
      'De eigen juristen helpen je eerst. Kosten van buiten zijn verzekerd tot het bedrag dat je koos.',
    ],
    where: `In Nederland. ${abroad}`,
    changes: 'Vertel het als je een huis erbij koopt, of een huis gaat verhuren.',
    ends: 'Een zaak die liep toen je stopte, hoort er nog bij. Een nieuwe zaak niet.',
  },
}

const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** The questions of an insurance card with their answers, in the order that all insurers use. */
const answers = (type: InsuranceType): Rich => {
  const { means, covers, coversNot } = productWords[type]
  const { restrictions, where, changes, ends } = cards[type]
  return html`
    ${exampleNote('Je polis en de voorwaarden van de verzekeraar gaan altijd voor.')}
    <h2>Wat voor verzekering is dit?</h2>
    <p>${means.join(' ')}</p>
    <h2>Wat is verzekerd?</h2>
    ${list(covers)}
    <h2>Wat is niet verzekerd?</h2>
    ${list(coversNot)}
    <h2>Zijn er beperkingen?</h2>
    ${list(restrictions)}
    <h2>Waar ben je verzekerd?</h2>
    <p>${where}</p>
    <h2>Wat moet je doen?</h2>
    <ul>
      <li>Beantwoord alle vragen eerlijk. Lees ook de <a href="${acceptanceStatementPath}">acceptatieverklaring</a>.</li>
      <li>${changes}</li>
      <li>Meld schade zo snel je kunt. Zorg dat ze niet groter wordt.</li>
      <li>Betaal je premie op tijd.</li>
    </ul>
    <h2>Wanneer en hoe betaal je?</h2>
    <p>Je kiest zelf: per maand, kwartaal, half jaar of jaar. De verzekeraar schrijft de premie van je rekening af. Bij de
    premie komt assurantiebelasting. Die staat er apart bij.</p>
    <h2>Wanneer begint en stopt het?</h2>
    <p>Je kiest zelf de dag waarop de verzekering begint. Je bent verzekerd als de verzekeraar je aanvraag heeft
    goedgekeurd. Daarna loopt ze elk jaar door, tot jij of de verzekeraar opzegt. ${ends}</p>
    <h2>Hoe zeg je op?</h2>
    <p>Bel <a href="{tel.verzekeringen}">{phone.verzekeringen}</a>. Bedenk je je binnen 14 dagen? Dan kun je er nog van af.
    Daarna kan opzeggen aan het eind van het eerste jaar, en vaak elke maand erna.</p>`
}

const cardPage = (type: InsuranceType): PageSeed => {
  const name = insuranceNames[type].toLowerCase()
  return {
    kind: 'page',
    codename: `verzekeringskaart_${insuranceSlugs[type]}`,
    path: cardPath(type),
    layout: 'content',
    title: `Verzekeringskaart ${name}`,
    label: 'Verzekeringskaart',
    description: `Op één bladzijde: wat een ${name} wel en niet betaalt, wat je moet doen en hoe je opzegt.`,
    keywords: ['verzekeringskaart', 'dekking', 'wat is verzekerd', 'niet verzekerd', 'polisvoorwaarden'],
    blocks: [
      {
        kind: 'hero',
        title: 'Verzekeringskaart',
        lead: `${insuranceNames[type]}: wat wel en niet is verzekerd, op één bladzijde.`,
        actions: [{ label: 'Bereken je premie', href: premiumPath(type) }],
      },
      { kind: 'rich_text', text: answers(type) },
      {
        kind: 'interesting_links',
        title: 'Lees ook',
        links: [
          { label: `Polisvoorwaarden ${name}`, href: exampleConditionsPath(type) },
          { label: insuranceNames[type], href: productPath(type) },
          { label: 'Acceptatieverklaring', href: acceptanceStatementPath },
          { label: 'Dienstenwijzer', href: servicesGuidePath },
        ],
      },
    ],
  }
}

export const insuranceCards: PageSeed[] = insuranceTypes.map(cardPage)
