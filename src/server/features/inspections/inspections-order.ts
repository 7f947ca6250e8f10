import type { InspectionOrder } from '../../ports/inspections.ts'
import type { VisitedHome } from '../../services/planning/agenda.ts'
import { type Inspection, kindOf } from './inspections-request.ts'

/** The order for the inspection partner, without its time. */
export const orderOf = (
  request: unknown,
  { lat, lon }: VisitedHome,
): Pick<InspectionOrder, 'home' | 'constructionYear' | 'project' | 'builder' | 'developer' | 'customer'> => {
  const inspection = request as Inspection
  const { address, typeCode } = inspection.object
  const { initials, lastName, infix, phoneNumberMobile, emailAddress } = inspection.userInformation
  return {
    home: {
      kind: kindOf(inspection),
      postcode: address.postcode,
      houseNumber: address.houseNumber,
      addition: address.addition ?? '',
      streetName: address.streetName,
      city: address.placeName,
      houseType: Number(typeCode),
      ...('sizeCode' in inspection.object && { size: inspection.object.sizeCode }),
      lat,
      lon,
    },
    ...('sizeCode' in inspection.object
      ? { constructionYear: inspection.object.constructionYear }
      : {
          project: inspection.object.project,
          builder: inspection.object.builder,
          developer: inspection.object.projectDeveloper,
        }),
    customer: {
      initials,
      lastName: [infix, lastName].filter(Boolean).join(' '),
      telephone: phoneNumberMobile,
      email: emailAddress,
    },
  }
}
