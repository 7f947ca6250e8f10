import type { BlockAnswers } from './blocks.ts'
import type { Property } from './property.ts'

/** Everything that decides a premium, apart from the home itself. */
type PremiumAnswers = Pick<
  Property,
  | 'isPropertyOwner'
  | 'propertyPurpose'
  | 'isRented'
  | 'isVacant'
  | 'onMonumentsList'
  | 'hasAsbestos'
  | 'defaultOwnRisk'
  | 'opstal'
  | 'inboedel'
  | 'avp'
  | 'rechtsbijstand'
>

const ifAny = <T extends object>(of: T): T | undefined =>
  Object.values(of).some((value) => value !== undefined) ? of : undefined

/**
 * The fields that the answers add to the home in `compare` and `quotes`. It takes only answers that are asked. Browser and server
 * make the request the same way, so that an application finds the quote that the visitor saw.
 */
export const premiumAnswersOf = ({
  general,
  opstal,
  inboedel,
  avp,
  rechtsbijstand,
}: BlockAnswers): PremiumAnswers => ({
  isPropertyOwner: general?.isPropertyOwner,
  propertyPurpose: general?.propertyPurpose,
  isRented: general?.isRented,
  isVacant: opstal?.isVacant,
  onMonumentsList: general?.onMonumentsList,
  hasAsbestos: opstal?.hasAsbestos,
  defaultOwnRisk: general?.defaultOwnRisk,
  opstal: ifAny({
    sustainableDamageRepairInsureOpstal: opstal?.sustainableDamageRepairInsureOpstal,
    outbuildingsSurface: opstal?.outbuildingsSurface,
    garageSurface: opstal?.garageSurface,
    garageRebuildValueMoreThan: opstal?.garageRebuildValueMoreThan,
  }),
  inboedel: ifAny({
    sustainableDamageRepairInsureInboedel: inboedel?.sustainableDamageRepairInsureInboedel,
    amountOwnershipInterest: inboedel?.amountOwnershipInterest,
    insureGlass: inboedel?.insureGlass,
    outdoorHomeRiskContentAmount: inboedel?.outdoorHomeRiskContentAmount,
    jewelryWorldwideAmount: inboedel?.jewelryWorldwideAmount,
    extraInsuredAmountComputer: inboedel?.extraInsuredAmountComputer,
    extraInsuredAmountFilm: inboedel?.extraInsuredAmountFilm,
    extraInsuredAmountAntique: inboedel?.extraInsuredAmountAntique,
    extraInsuredAmountInstruments: inboedel?.extraInsuredAmountInstruments,
    amountBusinessContents: inboedel?.amountBusinessContents,
    cyberCoverage: inboedel?.cyberCoverage,
  }),
  avp: ifAny({ useOwnRiskAvp: avp?.useOwnRiskAvp }),
  rechtsbijstand: ifAny({
    coInsureTrafficModule: rechtsbijstand?.coInsureTrafficModule,
    coInsureIncomeModule: rechtsbijstand?.coInsureIncomeModule,
    coInsureFiscalAndWealthManagementModule: rechtsbijstand?.coInsureFiscalAndWealthManagementModule,
    maximumInsuredAmountExternalCosts: rechtsbijstand?.maximumInsuredAmountExternalCosts,
    maximumInsuredAmountLegalCosts: rechtsbijstand?.maximumInsuredAmountLegalCosts,
    franchise: rechtsbijstand?.franchise,
    ownRisk: rechtsbijstand?.ownRisk,
    numberOfRealProperties: rechtsbijstand?.realEstateProperties?.length || undefined,
    numberOfRentalContracts: rechtsbijstand?.numberOfRentalContracts,
  }),
})
