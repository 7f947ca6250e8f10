import { homeInsuranceTitles } from '../contract/home-insurance/home-insurance-titles.ts'
import { answerRow, type Section } from '../fields/brick/summary-rows.ts'
import { constructionYear } from '../fields/home/construction-year.ts'
import { houseType } from '../fields/home/house-type.ts'
import { livingAreaSize } from '../fields/home/surface.ts'
import * as asked from '../fields/insurance/home-insurance.ts'
import * as worth from '../fields/insurance/home-insurance-values.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { addressRow } from '../groups/summary-rows.ts'
import { joinAddition } from '../insurance/addition.ts'
import type { Property } from '../insurance/property.ts'
import type { HouseType } from '../rules/house-types.ts'
import { walls } from '../rules/insurance-codes.ts'

/** What the insurer said of a home, next to the corrections of its visitor; values in cents. */
interface KnownOfHome {
  isRight?: 'yes' | 'no' | '' | null | undefined
  propertyType?: HouseType | '' | null | undefined
  buildingYear?: number | '' | null | undefined
  propertySurface?: number | '' | null | undefined
  rebuildValueInCents?: number | '' | null | undefined
  wozIndicationInCents?: number | '' | null | undefined
}

/**
 * The summary rows of the home and its people, for overview, mail and document: the visitor's corrections, or else what the
 * insurer said.
 */
export const homeSection = (of: Property, known: KnownOfHome = {}): Section => ({
  title: homeInsuranceTitles.home,
  rows: [
    ...addressRow({
      postcode: of.postcode,
      houseNumber: of.houseNumber,
      addition: joinAddition(of),
      streetName: of.streetName,
      city: of.placeName,
    }),
    ...answerRow(asked.numberOfRooms, of.numberOfRooms),
    ...answerRow(asked.wall, of.outsideWallType === 'stone' ? walls.stone : walls.wood),
    ...answerRow(asked.roof, of.roofType),
    ...answerRow(houseType, of.propertyType ?? known.propertyType),
    ...answerRow(constructionYear, of.buildingYear ?? known.buildingYear),
    ...answerRow(livingAreaSize, of.propertySurface ?? known.propertySurface),
    ...answerRow(worth.volume, of.propertySize),
    ...answerRow(worth.rebuildValue, of.rebuildValue ?? known.rebuildValueInCents),
    ...answerRow(worth.woz, of.wozIndication ?? known.wozIndicationInCents),
    ...answerRow(asked.isRight, known.isRight),
    ...answerRow(dateOfBirth, of.dateOfBirth),
    ...answerRow(asked.family, of.familyComposition),
  ],
})
