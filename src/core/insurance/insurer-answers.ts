import type { Cents } from '../kernel/money.ts'
import type { HouseType } from '../rules/house-types.ts'
import type { InsuranceType } from '../rules/insurance-packages.ts'

/** Why an insurer takes no insurance of a home at all. */
export const homeRefusals = ['houseboat', 'mobile-home', 'no-home', 'other'] as const
export type HomeRefusal = (typeof homeRefusals)[number]

/** Why an insurer does not offer one insurance, beside what is not supported for anybody. */
export const insuranceRefusals = ['too-young', 'value-too-high', 'area', 'other'] as const
export type InsuranceRefusal = (typeof insuranceRefusals)[number]

/** What an insurer knows of a home by its address; what it does not know is left out. */
export interface InsuredHome {
  houseType?: HouseType | undefined
  constructionYear?: number | undefined
  /** In m². */
  livingAreaSize?: number | undefined
  /** What it costs to build it anew. */
  rebuildValueCents?: Cents | undefined
  /** An indication of what the municipality values it at. */
  wozCents?: Cents | undefined
  /** It is insured by nobody: the calculation ends here. */
  refused?: HomeRefusal | undefined
}

/** Prices of an insurer, and from which day they are. */
export interface InsurerTariff {
  /** Whose tariff it is. */
  source: string
  /** Another version is another price for the same home. */
  version: string
  /** YYYY-MM-DD. */
  from: string
  /** Its figures are examples: production refuses them. */
  isExample: boolean
}

/** What one insurance costs in a month, or why it cannot be had. */
export interface InsurancePrice {
  insuranceType: InsuranceType
  productName: string
  /** Without tax. */
  premiumCents?: Cents | undefined
  /** The tax on it (`Assurantiebelasting`). */
  taxCents?: Cents | undefined
  refused?: InsuranceRefusal | undefined
}

export interface Comparison {
  tariff: InsurerTariff
  /** Set where the home is insured by nobody; then there are no insurances. */
  refused?: HomeRefusal | undefined
  /** One for each insurance that was asked about. */
  insurances: readonly InsurancePrice[]
}
