import { titles } from '../contract/home-insurance.titles.ts'
import { constructionYear } from '../fields/construction-year.ts'
import { dateOfBirth } from '../fields/date-of-birth.ts'
import * as asked from '../fields/home-insurance.ts'
import * as worth from '../fields/home-insurance-values.ts'
import { houseType } from '../fields/house-type.ts'
import { answerRow, type Section } from '../fields/summary-rows.ts'
import { livingAreaSize } from '../fields/surface.ts'
import { addressRow } from '../groups/summary-rows.ts'
import { joinAddition } from '../insurance/addition.ts'
import type { Property } from '../insurance/property.ts'
import { walls } from '../rules/insurance-codes.ts'

/** The home and its people, as overview, mail and document tell them. */
export const homeSection = (of: Property): Section => ({
  title: titles.home,
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
    ...answerRow(houseType, of.propertyType),
    ...answerRow(constructionYear, of.buildingYear),
    ...answerRow(livingAreaSize, of.propertySurface),
    ...answerRow(worth.rebuildValue, of.rebuildValue),
    ...answerRow(worth.woz, of.wozIndication),
    ...answerRow(dateOfBirth, of.dateOfBirth),
    ...answerRow(asked.family, of.familyComposition),
  ],
})
