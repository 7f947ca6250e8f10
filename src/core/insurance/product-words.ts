import { formatWholeEuros } from '../kernel/whole-euros.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'
import { externalCosts, lawyerCosts, standardOwnRisk } from './cover.ts'
import {
  artIncluded,
  computerIncluded,
  filmIncluded,
  jewelleryIncluded,
  lastingRepairSaves,
  liabilityOwnRisk,
  longestLettingMonths,
  longestVacancyMonths,
  mostOutbuildings,
  outbuildingsIncluded,
  outdoorOwnRisk,
} from './limits.ts'
import { cardPath } from './paths.ts'

/** An insurance in plain words, for visitors who have to choose. */
export interface ProductWords {
  usps: readonly [string, string, string]
  covers: readonly string[]
  coversNot: readonly string[]
  means: readonly [string, string]
  card: string
}

/** A figure with its unit, which a line break does not separate. */
const withoutBreaks = (figure: string) => figure.replaceAll(' ', '\u00a0')

/** An amount of whole euros that does not break at the end of a line: `€ 6.000`. */
export const inEuros = (amount: number): string => withoutBreaks(formatWholeEuros(amount * 100))

/** A surface that does not break at the end of a line: `25 m²`. */
export const inSquareMetres = (surface: number): string => withoutBreaks(`${surface} m²`)

/** Amounts to choose between: `€ 0, € 250 of € 500`. */
export const choiceOf = (amounts: readonly number[]): string => {
  const [last = '', ...before] = amounts.map(inEuros).reverse()
  return before.length > 0 ? `${before.reverse().join(', ')} of ${last}` : last
}

export const productWords: Readonly<Record<InsuranceType, ProductWords>> = {
  Home: {
    usps: [
      'Verzekerd voor wat het kost om je huis opnieuw te bouwen.',
      `Je schuur en andere bijgebouwen zitten erbij in, tot ${inSquareMetres(outbuildingsIncluded)}.`,
      `Laat je schade duurzaam herstellen? Dan is je eigen risico ${inEuros(lastingRepairSaves)} lager.`,
    ],
    covers: [
      'Je huis met alles wat vastzit: muren, dak, keuken, badkamer en leidingen.',
      'Schade door brand, blikseminslag en ontploffing.',
      'Schade door storm en hagel.',
      'Schade door water uit een kapotte leiding.',
      'Schade aan je huis door inbraak.',
      `Je schuur en andere bijgebouwen, samen tot ${inSquareMetres(outbuildingsIncluded)}.`,
    ],
    coversNot: [
      'Slijtage en te weinig onderhoud.',
      `Een huis dat langer dan ${longestVacancyMonths} maanden leegstaat.`,
      `Een huis dat je langer dan ${longestLettingMonths} maanden verhuurt.`,
      `Meer dan ${inSquareMetres(outbuildingsIncluded)} aan bijgebouwen. Tot ${inSquareMetres(mostOutbuildings)} kun je dat erbij kiezen.`,
      'Je meubels en andere spullen. Die horen bij een inboedelverzekering.',
    ],
    means: [
      'Deze verzekering betaalt als je huis zelf beschadigd raakt.',
      'Ze is voor wie een huis bezit, en een bank vraagt er meestal om bij een hypotheek.',
    ],
    card: cardPath('Home'),
  },
  Content: {
    usps: [
      'Je spullen verzekerd tegen brand, water, storm en inbraak.',
      `Sieraden zitten erbij in, tot ${inEuros(jewelleryIncluded)}.`,
      `Computers en geluid zitten erbij in, tot ${inEuros(computerIncluded)}.`,
    ],
    covers: [
      'Meubels, kleding, apparaten en fietsen in je schuur.',
      'Schade aan je spullen door brand, storm en water uit een kapotte leiding.',
      'Wat er bij een inbraak wordt gestolen of vernield.',
      `Sieraden tot ${inEuros(jewelleryIncluded)}.`,
      `Computers en geluid tot ${inEuros(computerIncluded)}, foto en film tot ${inEuros(filmIncluded)}.`,
      `Kunst, antiek en instrumenten tot ${inEuros(artIncluded)}.`,
    ],
    coversNot: [
      `Spullen buitenshuis. Dat kies je erbij, met ${inEuros(outdoorOwnRisk)} eigen risico per keer.`,
      'Glas in je ramen. Ook dat kies je erbij.',
      'Meer sieraden, kunst of apparatuur dan de bedragen hierboven. Meer kun je erbij kiezen.',
      'Slijtage, en schade die je met opzet maakt.',
      'Je huis zelf. Dat hoort bij een opstalverzekering.',
    ],
    means: [
      'Deze verzekering betaalt als je spullen kapotgaan of worden gestolen.',
      'Ze is voor iedereen met spullen die je niet zomaar opnieuw koopt, in een huis of een appartement.',
    ],
    card: cardPath('Content'),
  },
  Liability: {
    usps: [
      'Iedereen in je huishouden is verzekerd, ook je huisdieren.',
      'Ook als iemand door jou gewond raakt.',
      `Je kiest zelf: met ${inEuros(liabilityOwnRisk)} eigen risico, of zonder.`,
    ],
    covers: [
      'Schade die je per ongeluk aan spullen van een ander maakt.',
      'Kosten als iemand door jou gewond raakt.',
      'Schade door je kinderen die bij je wonen.',
      'Schade door je huisdieren.',
      'Schade door je huis, zoals een dakpan die op een auto valt.',
    ],
    coversNot: [
      'Schade die je met opzet maakt.',
      'Schade met je auto. Daarvoor heb je een autoverzekering.',
      'Schade aan spullen die je leent of huurt.',
      'Schade aan je eigen spullen.',
      'Schade door je werk of je bedrijf.',
    ],
    means: [
      'Deze verzekering betaalt als jij per ongeluk schade maakt bij een ander.',
      'Ze is voor jou en iedereen in je huishouden, en je bent er niet toe verplicht.',
    ],
    card: cardPath('Liability'),
  },
  Legal: {
    usps: [
      'Een jurist helpt je als je er met een ander niet uitkomt.',
      `Kosten van buiten worden betaald. Jij kiest tot welk bedrag: ${choiceOf(externalCosts)}.`,
      'Je kiest erbij wat je nodig hebt: verkeer, werk of vermogen.',
    ],
    covers: [
      'Hulp van een jurist bij een conflict over je huis of met je buren.',
      'Hulp bij een conflict over iets wat je kocht of liet doen.',
      `Kosten van buiten, zoals een deskundige, tot ${choiceOf(externalCosts)}.`,
      `Een advocaat die je zelf kiest, tot ${choiceOf(lawyerCosts)}.`,
    ],
    coversNot: [
      'Een conflict dat al loopt als je de verzekering neemt.',
      'Verkeer, als je dat niet erbij kiest.',
      'Werk en inkomen, als je dat niet erbij kiest.',
      'Belasting en vermogen, als je dat niet erbij kiest.',
      'Een tweede huis, of een huis dat je verhuurt. Dat kies je erbij.',
    ],
    means: [
      'Met deze verzekering helpt een jurist je bij een conflict, en betaalt de verzekeraar de kosten.',
      'Ze is voor wie niet voor elk conflict zelf een jurist of advocaat kan of wil betalen.',
    ],
    card: cardPath('Legal'),
  },
}

export const packageUsps: ProductWords['usps'] = [
  'Je vult alles één keer in en hebt één aanspreekpunt.',
  'Je kiest zelf welke verzekeringen erin zitten.',
  `Het gewone eigen risico is ${inEuros(standardOwnRisk)}. Kies je meer? Dan daalt je premie.`,
]

export const exampleTariffNote =
  'Deze premie is een voorbeeld. We rekenen met een voorbeeldtarief, niet met dat van een verzekeraar.'
