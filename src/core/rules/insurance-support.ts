import { type HouseType, houseTypes } from './house-types.ts'
import { type Purpose, purposes, type Roof, roofs, type Wall } from './insurance-codes.ts'
import type { InsuranceType } from './insurance-packages.ts'

/** What is known of a home and its use so far; nothing is ruled out by an answer that is not there yet. */
export interface SupportFacts {
  houseType?: HouseType | undefined
  wall?: Wall | undefined
  roof?: Roof | undefined
  purpose?: Purpose | undefined
  /** The home is that of who asks; a tenant has none. */
  isOwner?: boolean | undefined
  /** Empty for longer than six months. */
  isVacant?: boolean | undefined
  /** Let for longer than two months. */
  isRented?: boolean | undefined
  isMonument?: boolean | undefined
  hasAsbestos?: boolean | undefined
}

/** What makes insurances impossible, whatever the insurer asks. */
interface SupportRule {
  key: string
  /** The paragraph that it follows. */
  source: string
  refuses: readonly InsuranceType[]
  applies(facts: SupportFacts): boolean
  /** The sentence below the selection. */
  says: string
}

const building = ['Home'] as const
const buildingAndContents = ['Home', 'Content'] as const
const softRoofs: readonly (Roof | undefined)[] = [roofs.thatch, roofs.other]
const elsewhere: readonly (Purpose | undefined)[] = [purposes.holiday, purposes.business]

/** In this order a reason is told: first what can be changed least. */
export const supportRules: readonly SupportRule[] = [
  {
    key: 'apartment',
    source: 'decision 57; record 080',
    refuses: building,
    applies: ({ houseType }) => houseType === houseTypes.apartment,
    says: 'Een appartement verzeker je niet zelf. Dat doet je VvE.',
  },
  {
    key: 'tenant',
    source: 'spec 002 section 5.3, isPropertyOwner; record 080',
    refuses: building,
    applies: ({ isOwner }) => isOwner === false,
    says: 'Wie huurt, verzekert het huis niet. Dat doet de eigenaar.',
  },
  {
    key: 'soft-roof',
    source: 'spec 002 section 4.3, the roof type; decision 62; record 080',
    refuses: buildingAndContents,
    applies: ({ roof }) => softRoofs.includes(roof),
    says: 'Met dit dak kan het niet via de website. Bel ons: dan kijken we mee.',
  },
  {
    key: 'monument',
    source: 'spec 002 section 5.3, onMonumentsList; record 080',
    refuses: building,
    applies: ({ isMonument }) => isMonument === true,
    says: 'Een monument kan niet via de website. Bel ons: dan kijken we mee.',
  },
  {
    key: 'asbestos',
    source: 'spec 002 section 3.3, hasAsbestos; record 080',
    refuses: building,
    applies: ({ hasAsbestos }) => hasAsbestos === true,
    says: 'Een huis met asbest in dak of gevel kan niet. Het kan wel als het asbest weg is.',
  },
  {
    key: 'not-lived-in',
    source: 'spec 002 section 3.3, propertyPurpose; record 080',
    refuses: buildingAndContents,
    applies: ({ purpose }) => elsewhere.includes(purpose),
    says: 'Dit kan alleen voor het huis waarin je woont.',
  },
  {
    key: 'let',
    source: 'spec 002 section 9, rental',
    refuses: buildingAndContents,
    applies: ({ isRented, purpose }) => isRented === true || purpose === purposes.letting,
    says: 'Een huis dat je langer dan 2 maanden verhuurt, kun je hier niet verzekeren.',
  },
  {
    key: 'vacant',
    source: 'spec 002 section 9, vacancy',
    refuses: buildingAndContents,
    applies: ({ isVacant }) => isVacant === true,
    says: 'Een huis dat langer dan 6 maanden leegstaat, kun je niet verzekeren.',
  },
]

/** The first rule that makes an insurance impossible; undefined when it is possible. */
export const refusedInsurance = (facts: SupportFacts, type: InsuranceType): SupportRule | undefined =>
  supportRules.find((rule) => rule.refuses.includes(type) && rule.applies(facts))
