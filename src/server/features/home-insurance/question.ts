import { joinAddition } from '../../../core/insurance/addition.ts'
import { coverOf } from '../../../core/insurance/cover-of.ts'
import type { Property } from '../../../core/insurance/property.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import type { InsuranceQuestion, InsuredAddress } from '../../ports/insurer.ts'

export const addressOf = (of: Property): InsuredAddress => ({
  postcode: of.postcode,
  houseNumber: of.houseNumber,
  addition: joinAddition(of),
})

/** The question about a home for the insurer. `day`: YYYY-MM-DD in Amsterdam. */
export const questionOf = (
  of: Property,
  types: readonly InsuranceType[],
  day: string,
): InsuranceQuestion => ({
  address: { ...addressOf(of), streetName: of.streetName, city: of.placeName },
  types,
  day,
  rooms: of.numberOfRooms,
  isStone: of.builtType === 'stone',
  dateOfBirth: of.dateOfBirth,
  family: of.familyComposition,
  corrections: {
    houseType: of.propertyType,
    constructionYear: of.buildingYear,
    livingAreaSize: of.propertySurface,
    rebuildValueCents: of.rebuildValue,
    wozCents: of.wozIndication,
  },
  cover: coverOf(of),
})
