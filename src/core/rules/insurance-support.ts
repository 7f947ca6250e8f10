import { type HouseType, houseTypes } from './house-types.ts'
import { type Roof, roofs, type Wall } from './insurance-codes.ts'
import type { InsuranceType } from './insurance-packages.ts'
import { type Purpose, purposes } from './insurance-purposes.ts'

/** What is known so far of a home, its owner and its use; an answer that is not there yet rules nothing out. */
export interface SupportFacts {
  houseType?: HouseType | undefined
  wall?: Wall | undefined
  roof?: Roof | undefined
  purpose?: Purpose | undefined
  /** Whether whoever asks owns the home; a tenant does not. */
  isOwner?: boolean | undefined
  /** Whether the home is empty for longer than 6 months. */
  isVacant?: boolean | undefined
  /** Whether the whole home is let for longer than 2 months. */
  isRented?: boolean | undefined
  isMonument?: boolean | undefined
  hasAsbestos?: boolean | undefined
}

/** A condition under which insurances are not supported: nobody with such an answer can take them here. */
export interface SupportRule {
  key: string
  source: string
  refuses: readonly InsuranceType[]
  applies(facts: SupportFacts): boolean
  /** The reason, and what can be done where something can; shown below the selection at each insurance that the rule refuses. */
  sentence: string
}

const building = ['Home'] as const
const buildingAndContents = ['Home', 'Content'] as const

/**
 * Every rule about what is supported. Where two rules refuse one insurance the first is shown, so what can be changed least comes
 * first. No rule refuses liability or legal assistance: they insure people, and letting is a module of the latter.
 */
export const supportRules = [
  {
    // The contents of an apartment can be insured, with the interest of its owner (spec 002 section 5.3).
    key: 'apartment',
    source: 'ADR 080',
    refuses: building,
    applies: ({ houseType }) => houseType === houseTypes.apartment,
    sentence: 'Het gebouw van een appartement verzekert de VvE. Dat doe je niet zelf.',
  },
  {
    key: 'tenant',
    source: 'ADR 080',
    refuses: building,
    applies: ({ isOwner }) => isOwner === false,
    sentence: 'Je bent geen eigenaar van deze woning. De eigenaar verzekert het gebouw.',
  },
  {
    // A soft or an unknown roof burns. Wooden walls raise the price and are not refused (D62).
    key: 'roof',
    source: 'spec 002 section 4.3, the roof type; ADR 080',
    refuses: buildingAndContents,
    applies: ({ roof }) => roof === roofs.thatch || roof === roofs.other,
    sentence: 'Een woning met dit dak verzeker je niet online. Bel ons, dan kijken we wat er kan.',
  },
  {
    key: 'monument',
    source: 'ADR 080',
    refuses: building,
    applies: ({ isMonument }) => isMonument === true,
    sentence: 'Het gebouw van een monument verzeker je niet online. Bel ons, dan kijken we wat er kan.',
  },
  {
    key: 'asbestos',
    source: 'ADR 080',
    refuses: building,
    applies: ({ hasAsbestos }) => hasAsbestos === true,
    sentence: 'Een gebouw met asbest verzekeren we niet. Is het asbest weg? Dan kan het wel.',
  },
  {
    key: 'holiday',
    source: 'ADR 080',
    refuses: buildingAndContents,
    applies: ({ purpose }) => purpose === purposes.holiday,
    sentence: 'Hier verzeker je alleen de woning waar je zelf woont. Bel ons over je vakantiewoning.',
  },
  {
    key: 'business',
    source: 'ADR 080',
    refuses: buildingAndContents,
    applies: ({ purpose }) => purpose === purposes.business,
    sentence: 'Hier verzeker je alleen de woning waar je zelf woont. Bel ons over je bedrijfspand.',
  },
  {
    key: 'let',
    source: 'spec 002 section 9, rental; ADR 080',
    refuses: buildingAndContents,
    applies: ({ isRented, purpose }) => isRented === true || purpose === purposes.letting,
    sentence:
      'Een woning die je langer dan 2 maanden verhuurt, verzeker je hier niet. Bel ons, dan kijken we wat er kan.',
  },
  {
    key: 'vacant',
    source: 'spec 002 section 9, vacancy',
    refuses: buildingAndContents,
    applies: ({ isVacant }) => isVacant === true,
    sentence:
      'Een woning die langer dan 6 maanden leegstaat, is niet te verzekeren. Woont er weer iemand? Dan kan het wel.',
  },
] as const satisfies readonly SupportRule[]

/** The first rule that makes an insurance unsupported; undefined when it is possible. */
export const refusingRuleFor = (facts: SupportFacts, type: InsuranceType) =>
  supportRules.find((rule: SupportRule) => rule.refuses.includes(type) && rule.applies(facts))

/** Those of the given insurances that are supported, in the same order. */
export const supportedTypes = (facts: SupportFacts, types: readonly InsuranceType[]): InsuranceType[] =>
  types.filter((type) => refusingRuleFor(facts, type) === undefined)
