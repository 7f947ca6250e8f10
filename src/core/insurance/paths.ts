import type { InsuranceEntry, InsuranceType } from '../rules/insurance-packages.ts'

export const insurancesPath = '/diensten/verzekeringen'

/** The name of each insurance in addresses, which is the slug of its funnel too. */
export const insuranceSlugs = {
  Home: 'opstalverzekering',
  Content: 'inboedelverzekering',
  Liability: 'aansprakelijkheidsverzekering',
  Legal: 'rechtsbijstandverzekering',
  All: 'woonverzekeringen',
} as const satisfies Record<InsuranceEntry, string>

/** The page about an insurance. */
export const productPath = (of: InsuranceEntry): string => `${insurancesPath}/${insuranceSlugs[of]}`

/** The page that calculates its premium (spec 002 section 2.3). */
export const premiumPath = (of: InsuranceEntry): string => `${productPath(of)}/premie-berekenen`

/** The page with its insurance card. The package has none: each of its insurances has its own. */
export const cardPath = (of: InsuranceType): string => `${productPath(of)}/verzekeringskaart`

/** The page with its policy conditions, as long as the association has none of an insurer. */
export const exampleConditionsPath = (of: InsuranceType): string => `${productPath(of)}/polisvoorwaarden`

export const servicesGuidePath = `${insurancesPath}/dienstenwijzer`

export const acceptanceStatementPath = `${insurancesPath}/acceptatieverklaring`

export const insurerNoticePath = '/api/partners/insurer/notices'
