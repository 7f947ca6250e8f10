import type { Cents } from '../kernel/money.ts'
import type { HouseType } from '../rules/house-types.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'

/** Codes of why an insurer insures nothing of a home. */
export const homeRefusals = ['houseboat', 'mobile-home', 'no-home', 'other'] as const
export type HomeRefusal = (typeof homeRefusals)[number]

/** Codes of why an insurer does not offer one insurance, beside what is supported for nobody. */
export const insuranceRefusals = ['too-young', 'value-too-high', 'area', 'other'] as const
export type InsuranceRefusal = (typeof insuranceRefusals)[number]

/** What an insurer knows of a home by its address; anything else is left out. */
export interface InsuredHome {
  houseType?: HouseType | undefined
  constructionYear?: number | undefined
  /** In m². */
  livingAreaSize?: number | undefined
  rebuildValueCents?: Cents | undefined
  /** An indication of the value that the municipality set (WOZ). */
  wozCents?: Cents | undefined
  /** Set where nobody insures the home: the calculation ends here. */
  refused?: HomeRefusal | undefined
}

export interface InsurerTariff {
  source: string
  /** Another version means another price for the same home. */
  version: string
  /** YYYY-MM-DD. */
  from: string
  /** Whether the figures are examples, which production refuses. */
  isExample: boolean
}

export interface InsurancePrice {
  insuranceType: InsuranceType
  productName: string
  /** The premium a month without tax. */
  premiumCents?: Cents | undefined
  /** The tax on the premium (`Assurantiebelasting`). */
  taxCents?: Cents | undefined
  refused?: InsuranceRefusal | undefined
}

export interface Comparison {
  tariff: InsurerTariff
  /** Set where nobody insures the home; then there are no insurances. */
  refused?: HomeRefusal | undefined
  insurances: readonly InsurancePrice[]
}
