import { ApartmentsPicture, HandymanPicture, InspectionPicture, InsulationPicture } from './Houses.tsx'
import {
  AdvicePicture,
  ContractPicture,
  InsurancePicture,
  LegalPicture,
  MortgagePicture,
  SalePicture,
} from './Services.tsx'
import { StreetPicture } from './Street.tsx'

/** The drawings that content may choose from, by their names in documents (`pictures` of `core/content/parts.ts`). */
export const drawings = {
  street: StreetPicture,
  handyman: HandymanPicture,
  inspection: InspectionPicture,
  insulation: InsulationPicture,
  vve: ApartmentsPicture,
  mortgage: MortgagePicture,
  insurance: InsurancePicture,
  legal: LegalPicture,
  sale: SalePicture,
  advice: AdvicePicture,
  contract: ContractPicture,
}
