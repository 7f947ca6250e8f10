import type { Entry, InsuranceType } from '../rules/insurance-packages.ts'

/** Where all insurances stand together. */
export const insurancesPath = '/diensten/verzekeringen'

/** What each insurance is called in addresses; it is the slug of its funnel too. */
export const insuranceSlugs = {
  Home: 'opstalverzekering',
  Content: 'inboedelverzekering',
  Liability: 'aansprakelijkheidsverzekering',
  Legal: 'rechtsbijstandverzekering',
  All: 'woonverzekeringen',
} as const satisfies Record<Entry, string>

/** The page that tells of an insurance. */
export const productPath = (of: Entry): string => `${insurancesPath}/${insuranceSlugs[of]}`

/** Where its premium is calculated (spec 002 section 2.3). */
export const premiumPath = (of: Entry): string => `${productPath(of)}/premie-berekenen`

/** Its insurance card. All of them together have none: each has its own. */
export const cardPath = (of: InsuranceType): string => `${productPath(of)}/verzekeringskaart`

/** Where its policy conditions stand, as long as the association has none of an insurer. */
export const exampleConditionsPath = (of: InsuranceType): string => `${productPath(of)}/polisvoorwaarden`

/** The services guide of the association. */
export const servicesGuidePath = `${insurancesPath}/dienstenwijzer`

/** The acceptance statement of the insurer. */
export const acceptanceStatementPath = `${insurancesPath}/acceptatieverklaring`

/** Where the insurer tells how an application stands. */
export const insurerNoticePath = '/api/partners/insurer/notices'
