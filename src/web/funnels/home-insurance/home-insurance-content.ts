import { type InsuranceEntry, insuranceNames, packageName } from '../../../core/rules/insurance-packages.ts'

/** The sentences of the calculator; those with an exact wording come from spec 002 sections 2.3 and 4.3. */
export const homeInsuranceCopy = {
  homeIntro: 'Vertel ons over je woning en je huishouden. Je ziet meteen wat je verzekering kost.',
  additionalIntro: 'De gewone keuzes staan al aan. Verander wat bij jou anders is.',
  calculate: 'Bereken mijn premie',
  next: 'Volgende stap',
  all: 'Alles: het Woonpakket',
  help: 'Hulp nodig?',
  helpline: 'Bel onze verzekeringslijn',
  independent: 'Wij vergeleken verzekeraars en kozen zelf. Wie ons betaalt, staat in de dienstenwijzer.',
  panel: 'Je premie',
  notPossible: 'Niet mogelijk',
  ownCustomer: 'Is dat een verzekering via ons? Vraag dan geen nieuwe aan.',
  switchOff: 'Schakel niet ondersteunde pakketten uit.',
  chooseOne: 'Kies minstens één verzekering die kan.',
  notAllowed: 'Deze woning kun je hier niet verzekeren.',
  tellKind: 'Kies het woningtype: de verzekeraar kent het niet.',
} as const

/** Title of the overview, for the insurance of this calculator. */
export const premiumTitle = (entry: InsuranceEntry): string =>
  `De premie voor jouw ${entry === 'All' ? packageName : insuranceNames[entry].toLowerCase()}`
