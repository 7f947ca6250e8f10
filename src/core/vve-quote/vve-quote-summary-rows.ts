import type { InputOf } from '../contract/endpoint.ts'
import type { send } from '../contract/vve-quote/vve-quote-calls.ts'
import { vveQuoteTitles } from '../contract/vve-quote/vve-quote-titles.ts'
import { answerRow, type Section, type SummaryRow } from '../fields/brick/summary-rows.ts'
import { complex } from '../fields/home/complex.ts'
import { vveName } from '../fields/home/vve-name.ts'
import { contactRole } from '../fields/person/contact-role.ts'
import { email } from '../fields/person/email.ts'
import { kvkNumber } from '../fields/person/kvk-number.ts'
import { phoneNumber } from '../fields/person/phone-number.ts'
import { addressRow, nameRow } from '../groups/summary-rows.ts'

type Request = InputOf<typeof send>['body']

const complexRows = (of: Request['characteristics']): SummaryRow[] => [
  ...answerRow(complex.yearOfConstruction, of.yearOfConstruction),
  ...answerRow(complex.numberOfBuildings, of.numberOfBuildings),
  ...answerRow(complex.numberOfApartments, of.numberOfApartments),
  ...answerRow(complex.numberOfMonumentalBuildings, of.numberOfMonumentalBuildings),
  ...answerRow(complex.numberOfBuildingsWithParkingGarages, of.numberOfBuildingsWithParkingGarages),
  ...answerRow(complex.numberOfBuildingsWithShops, of.numberOfBuildingsWithShops),
  ...answerRow(complex.numberBuildingsWithLands, of.numberBuildingsWithLands),
  ...answerRow(complex.numberOfExtraPlannings, of.numberOfExtraPlannings),
]

/** Summary rows of a quote request, for overview, stored summary, mail and whoever handles it. */
export const vveQuoteRows = ({ propertyDetails, characteristics, contactPerson }: Request): Section[] => [
  {
    title: vveQuoteTitles.property,
    rows: [
      ...answerRow(vveName, propertyDetails.name),
      ...answerRow(kvkNumber, propertyDetails.kvkNumber),
      ...addressRow({
        postcode: propertyDetails.zipCode,
        houseNumber: propertyDetails.houseNumber,
        addition: propertyDetails.houseNumberAddition,
        streetName: propertyDetails.streetName,
        city: propertyDetails.placeName,
      }),
    ],
  },
  { title: vveQuoteTitles.complex, rows: complexRows(characteristics) },
  {
    title: vveQuoteTitles.contact,
    rows: [
      ...answerRow(contactRole, contactPerson.role),
      ...nameRow({ ...contactPerson, infix: contactPerson.infix }),
      ...addressRow({ ...contactPerson.address, city: contactPerson.address.placeName }),
      ...answerRow(phoneNumber, contactPerson.phoneNumber),
      ...answerRow(email, contactPerson.emailAddress),
    ],
  },
]
