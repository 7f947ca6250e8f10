import type { HouseType } from '../rules/house-types.ts'
import type { SupportFacts } from '../rules/insurance-support.ts'
import type { Property } from './property.ts'

const asBoolean = (answer: 'yes' | 'no' | undefined): boolean | undefined => answer && answer === 'yes'

/**
 * The facts that decide what can be insured, as far as a request has them; `known` is what the insurer said, where nobody
 * corrected it.
 */
export const supportFactsOf = (
  of: Partial<Property>,
  known: { houseType?: HouseType | undefined } = {},
): SupportFacts => ({
  houseType: of.propertyType ?? known.houseType,
  roof: of.roofType,
  purpose: of.propertyPurpose,
  isOwner: asBoolean(of.isPropertyOwner),
  isVacant: asBoolean(of.isVacant),
  isRented: asBoolean(of.isRented),
  isMonument: asBoolean(of.onMonumentsList),
  hasAsbestos: asBoolean(of.hasAsbestos),
})
