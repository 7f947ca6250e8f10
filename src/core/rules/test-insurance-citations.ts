import type { InsuranceType } from './insurance-packages.ts'
import type { SupportFacts } from './insurance-support.ts'

/** Why an insurance is not supported, in the order in which the first reason is told. */
export type Reason =
  | 'apartment'
  | 'tenant'
  | 'roof'
  | 'monument'
  | 'asbestos'
  | 'holiday'
  | 'business'
  | 'let'
  | 'vacant'

export interface Citation {
  /** `spec 002 section 9` or `D62` is in docs/spec; a number of three digits is a decision of docs/decisions. */
  source: string
  /** The words to the letter; left out for a decision of this project. */
  quote?: string
}

export interface InsuranceCase {
  /** Who the case is about and what is special about them, in Dutch. Unique. */
  who: string
  cites: readonly Citation[]
  facts: SupportFacts
  expects: Readonly<Record<InsuranceType, 'possible' | Reason>>
}

export const text = {
  packages: {
    source: 'spec 002 section 1',
    quote:
      "a premium calculator and application for four insurances: building (opstal), contents (inboedel), liability (avp, named 'Aansprakelijkheidsverzekering') and legal assistance (rechtsbijstand).",
  },
  notPossible: {
    source: 'spec 002 section 2.3',
    quote: "with a price per insurance, or 'Niet mogelijk' when unavailable.",
  },
  walls: { source: 'spec 002 section 3.3', quote: 'outsideWallType (stone or wood)' },
  general: {
    source: 'spec 002 section 3.3',
    quote:
      '- General: haveTakenInsurance, calculationPeriod, startDate (day, month, year), isPropertyOwner, propertyPurpose, isRented, onMonumentsList,',
  },
  building: { source: 'spec 002 section 3.3', quote: '- Opstal: isVacant, hasAsbestos,' },
  rentalModule: {
    source: 'spec 002 section 3.3',
    quote: 'coInsureRealEstateRentalModule, numberOfRentalContracts',
  },
  unsupported: {
    source: 'spec 002 section 4.3',
    quote:
      'Answering the roof type or other rules can make a package unsupported; a package-specific error text is then shown under the selection.',
  },
  every: {
    source: 'spec 002 section 4.3',
    quote: "the 'all' choice selects every available insurance.",
  },
  firstStep: {
    source: 'spec 002 section 5.3',
    quote: '- Step 1: outside wall type and roof type required;',
  },
  contentsAlone: {
    source: 'spec 002 section 5.3',
    quote: 'For Content without Home, isPropertyOwner and onMonumentsList are required.',
  },
  ownersInterest: {
    source: 'spec 002 section 5.3',
    quote: "Owners' risk fields are dropped unless the property is an apartment and the user is owner.",
  },
  notChosen: {
    source: 'spec 002 section 5.3',
    quote: 'Fields are omitted when their package is not chosen.',
  },
  vacancy: {
    source: 'spec 002 section 9',
    quote: 'Vacancy: more than 6 months is not insurable.',
  },
  rental: {
    source: 'spec 002 section 9',
    quote: 'Rental: more than 2 months counts as rented.',
  },
  houses: {
    source: 'D57',
    quote:
      '0 appartement, 1 hoekwoning, 2 twee-onder-een-kapwoning, 3 tussenwoning, 4 vrijstaande woning, for inspections, valuation, insulation and insurance alike.',
  },
  stone: {
    source: 'D62',
    quote: 'a wall of stone under a hard roof (tiles, slate, bitumen) is stone, all else is not.',
  },
  /** Decides what the specification leaves open: which answer makes which insurance unsupported. */
  ours: { source: 'ADR 080' },
} as const satisfies Record<string, Citation>
