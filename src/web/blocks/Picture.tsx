import type { ComponentType } from 'react'
import type { ContentPicture } from '../../core/content/parts.ts'
import {
  ApartmentsPicture,
  HandymanPicture,
  InspectionPicture,
  InsulationPicture,
} from '../ui/pictures/Houses.tsx'
import {
  AdvicePicture,
  ContractPicture,
  InsurancePicture,
  LegalPicture,
  MortgagePicture,
  SalePicture,
} from '../ui/pictures/Services.tsx'
import { StreetPicture } from '../ui/pictures/Street.tsx'

const drawings: Record<ContentPicture, ComponentType> = {
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

/** One of our own drawings. It is decoration, hidden from screen readers: the text beside it says the same. */
export function Picture({ name }: { name: ContentPicture }) {
  const Drawing = drawings[name]
  return <Drawing />
}
