import type { HomeRefusal, InsuranceRefusal } from './insurer-answers.ts'

export const homeRefusalWords: Readonly<Record<HomeRefusal, string>> = {
  houseboat: 'Dit is een woonboot. Die kun je hier niet verzekeren.',
  'mobile-home': 'Dit is een stacaravan of woonwagen. Die kun je hier niet verzekeren.',
  'no-home': 'Op dit adres staat geen woning. Je kunt het hier niet verzekeren.',
  other: 'De verzekeraar verzekert deze woning niet via de website.',
}

export const insuranceRefusalWords: Readonly<Record<InsuranceRefusal, string>> = {
  'too-young': 'Je moet 18 jaar of ouder zijn.',
  'value-too-high':
    'De waarde is te hoog om via de website te verzekeren. Bel ons, dan kijken we wat er kan.',
  area: 'De verzekeraar biedt deze verzekering niet aan op dit adres.',
  other: 'De verzekeraar biedt deze verzekering niet aan voor jouw situatie.',
}
