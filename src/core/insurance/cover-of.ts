import type { Parsed } from '../fields/brick/group.ts'
import type { Cover, OwnRisk } from './cover.ts'
import type { coverParts } from './cover-parts.ts'

type Covered = Partial<Parsed<typeof coverParts>> & { defaultOwnRisk?: OwnRisk | undefined }

const asBoolean = (answer: 'yes' | 'no' | undefined): boolean | undefined => answer && answer === 'yes'

const building = (of: Covered['opstal']): Cover['building'] =>
  of && {
    sustainableRepair: asBoolean(of.sustainableDamageRepairInsureOpstal),
    outbuildingsSurface: of.outbuildingsSurface,
    garage:
      of.garageSurface === undefined
        ? undefined
        : {
            surface: of.garageSurface,
            rebuildsOver100000: asBoolean(of.garageRebuildValueMoreThan) ?? false,
          },
  }

const contents = (of: Covered['inboedel']): Cover['contents'] =>
  of && {
    sustainableRepair: asBoolean(of.sustainableDamageRepairInsureInboedel),
    ownersInterest: of.amountOwnershipInterest,
    glass: asBoolean(of.insureGlass),
    outdoor: of.outdoorHomeRiskContentAmount,
    jewellery: of.jewelryWorldwideAmount,
    computer: of.extraInsuredAmountComputer,
    film: of.extraInsuredAmountFilm,
    antique: of.extraInsuredAmountAntique,
    instruments: of.extraInsuredAmountInstruments,
    business: of.amountBusinessContents,
    cyber: asBoolean(of.cyberCoverage),
  }

const legal = (of: Covered['rechtsbijstand']): Cover['legal'] =>
  of && {
    traffic: asBoolean(of.coInsureTrafficModule),
    income: asBoolean(of.coInsureIncomeModule),
    wealth: asBoolean(of.coInsureFiscalAndWealthManagementModule),
    properties: of.numberOfRealProperties || undefined,
    rentalContracts: of.numberOfRentalContracts || undefined,
    externalCosts: of.maximumInsuredAmountExternalCosts,
    lawyerCosts: of.maximumInsuredAmountLegalCosts,
    franchise: of.franchise,
    ownRisk: of.ownRisk,
  }

/** The chosen cover of each insurance, in the form in which the insurer prices it. */
export const coverOf = (of: Covered): Cover => ({
  ownRisk: of.defaultOwnRisk,
  building: building(of.opstal),
  contents: contents(of.inboedel),
  liability: of.avp && { ownRisk: asBoolean(of.avp.useOwnRiskAvp) },
  legal: legal(of.rechtsbijstand),
})
