import { relabel } from '../fields/brick/brick.ts'
import { choice, yesNo } from '../fields/brick/choice.ts'
import { amountChoice } from './amounts.ts'
import { lastingRepairHint } from './building-asks.ts'
import {
  artAmounts,
  businessAmounts,
  computerAmounts,
  filmAmounts,
  jewelleryAmounts,
  outdoorAmounts,
  ownersInterests,
} from './cover.ts'
import { explanationField } from './explanation-field.ts'

/** Codes of whether there is proof of the value of each piece of € 5.000 or more. */
export const jewelleryProofs = { yes: 'yes', no: 'no', none: 'none' } as const

/** Questions about the contents (spec 002 sections 3.3 and 9). */
export const contentsAsks = {
  sustainableDamageRepairInsureInboedel: yesNo({
    label: 'Wil je schade aan je inboedel duurzaam laten herstellen?',
    hint: lastingRepairHint,
  }),
  coInsureOwnersRisk: yesNo({
    label: 'Wil je je eigenaarsbelang hoger verzekeren?',
    hint: 'Dat is wat je zelf aan je appartement verbeterde, zoals een keuken. Tot € 5.000 per schade is al verzekerd.',
  }),
  amountOwnershipInterest: amountChoice(ownersInterests, { label: 'Hoeveel extra eigenaarsbelang?' }),
  insureGlass: yesNo({
    label: 'Wil je het glas meeverzekeren?',
    hint: 'We betalen dan een nieuwe ruit als er een breekt. Dat geldt voor ramen van je woning.',
  }),
  coInsureOutdoorRisk: yesNo({
    label: 'Wil je spullen buitenshuis verzekeren?',
    hint: 'Denk aan een laptop of fiets die onderweg stukgaat of gestolen wordt. Per schade betaal je € 75 zelf.',
  }),
  outdoorHomeRiskContentAmount: amountChoice(outdoorAmounts, { label: 'Tot welk bedrag buitenshuis?' }),
  coInsureJewelryWorldwide: yesNo({
    label: 'Wil je sieraden en horloges over de hele wereld verzekeren?',
    hint: 'Thuis zijn sieraden tot € 6.000 al verzekerd. Met deze dekking ook onderweg en op reis.',
  }),
  jewelryWorldwideAmount: amountChoice(jewelleryAmounts, { label: 'Wat zijn je sieraden samen waard?' }),
  jewelryWorldwideConsistExplanation: explanationField(
    'Welke sieraden zijn het?',
    'Een gouden horloge en twee ringen met een steen.',
  ),
  hasJewelryProve: choice({
    label: 'Heb je van elk sieraad van € 5.000 of meer een bewijs?',
    hint: 'Dat is een bon of taxatierapport. Het is hoogstens 1 jaar oud.',
    options: [
      { value: jewelleryProofs.yes, label: 'Ja' },
      { value: jewelleryProofs.no, label: 'Nee' },
      { value: jewelleryProofs.none, label: 'Ik heb geen sieraad van € 5.000 of meer' },
    ],
  }),
  /** Kept out of mails and browsers: the answer tells a thief where to look. */
  jewelryLocationExplanation: relabel(
    explanationField('Waar bewaar je de sieraden?', 'In een kluis op de slaapkamer, die in de muur vastzit.'),
    { keeps: 'quiet' },
  ),
  coInsureSpecialPossessions: yesNo({
    label: 'Heb je bijzondere bezittingen die meer waard zijn dan standaard verzekerd is?',
    hint: 'Computers, foto en film zijn elk tot € 12.000 verzekerd. Kunst, antiek en instrumenten elk tot € 15.000.',
  }),
  extraInsuredAmountComputer: amountChoice(computerAmounts, { label: 'Extra voor computers en audio' }),
  extraInsuredAmountFilm: amountChoice(filmAmounts, { label: 'Extra voor foto en film' }),
  extraInsuredAmountAntique: amountChoice(artAmounts, { label: 'Extra voor kunst en antiek' }),
  extraInsuredAmountInstruments: amountChoice(artAmounts, { label: 'Extra voor muziekinstrumenten' }),
  coInsureBusinessContents: yesNo({
    label: 'Heb je thuis spullen voor je werk of bedrijf?',
    hint: 'Dat zijn spullen die van jouw bedrijf zijn. Voorraad en gereedschap horen daar ook bij.',
  }),
  amountBusinessContents: amountChoice(businessAmounts, { label: 'Wat zijn die spullen waard?' }),
  businessContentsExplanation: explanationField('Welke spullen zijn het?', 'Een naaimachine en rollen stof.'),
  cyberCoverage: yesNo({
    label: 'Wil je een dekking tegen internetcriminaliteit?',
    hint: 'We helpen als je gehackt wordt of online opgelicht. We betalen dan een deel van je schade.',
  }),
}
