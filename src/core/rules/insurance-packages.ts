/** The insurances that a home owner can take, as the calls name them (spec 002 section 3.3). */
export const insuranceTypes = ['Home', 'Content', 'Liability', 'Legal'] as const
export type InsuranceType = (typeof insuranceTypes)[number]

/** How a visitor enters the insurance funnel: for one insurance, or for all together. */
export type InsuranceEntry = InsuranceType | 'All'

export const insuranceNames = {
  Home: 'Opstalverzekering',
  Content: 'Inboedelverzekering',
  Liability: 'Aansprakelijkheidsverzekering',
  Legal: 'Rechtsbijstandverzekering',
} as const satisfies Record<InsuranceType, string>

export const packageName = 'Woonpakket'
