import { type Entry, insuranceNames, packageName } from '../../../core/rules/insurance-packages.ts'

/** The sentences of the calculator; those to the letter stand in spec 002 section 2.3. */
export const copy = {
  homeIntro: 'Vertel ons over je woning en je huishouden. Je ziet meteen wat je verzekering kost.',
  calculate: 'Bereken mijn premie',
  next: 'Volgende stap',
  all: 'Alles: het Woonpakket',
  help: 'Hulp nodig?',
  helpline: 'Bel onze verzekeringslijn',
  independent:
    'Wij vergeleken verzekeraars en kozen zelf. Wat jij kiest, verandert niets aan wat wij verdienen.',
} as const

/** Title of the overview, by what one entered for. */
export const premiumTitle = (entry: Entry): string =>
  `De premie voor jouw ${entry === 'All' ? packageName : insuranceNames[entry].toLowerCase()}`
