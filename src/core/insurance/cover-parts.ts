import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick.ts'
import { noSuchChoice } from '../fields/choice.ts'
import { group } from '../fields/group.ts'
import { optionalGroup } from '../fields/optional-group.ts'
import { buildingAsks } from './building-asks.ts'
import { contentsAsks } from './contents-asks.ts'
import { legalAsks, mostRealProperties } from './legal-asks.ts'
import { liabilityAsks } from './liability-asks.ts'
import { looseParts } from './loose.ts'

const counts = (label: string) =>
  optional(
    wire(
      z.int(noSuchChoice).check(z.gte(0, noSuchChoice), z.lte(mostRealProperties, noSuchChoice)),
      1,
      label,
    ),
  )

const {
  sustainableDamageRepairInsureOpstal,
  outbuildingsSurface,
  garageSurface,
  garageRebuildValueMoreThan,
} = buildingAsks
const {
  sustainableDamageRepairInsureInboedel,
  amountOwnershipInterest,
  insureGlass,
  outdoorHomeRiskContentAmount,
  jewelryWorldwideAmount,
  extraInsuredAmountComputer,
  extraInsuredAmountFilm,
  extraInsuredAmountAntique,
  extraInsuredAmountInstruments,
  amountBusinessContents,
  cyberCoverage,
} = contentsAsks
const {
  coInsureTrafficModule,
  coInsureIncomeModule,
  coInsureFiscalAndWealthManagementModule,
  maximumInsuredAmountExternalCosts,
  maximumInsuredAmountLegalCosts,
  franchise,
  ownRisk,
} = legalAsks

/** Answers that a premium is of, by the names of the blocks that ask them; what is left out is the standard. */
export const coverParts = {
  opstal: optionalGroup(
    group(
      looseParts({
        sustainableDamageRepairInsureOpstal,
        outbuildingsSurface,
        garageSurface,
        garageRebuildValueMoreThan,
      }),
    ),
  ),
  inboedel: optionalGroup(
    group(
      looseParts({
        sustainableDamageRepairInsureInboedel,
        amountOwnershipInterest,
        insureGlass,
        outdoorHomeRiskContentAmount,
        jewelryWorldwideAmount,
        extraInsuredAmountComputer,
        extraInsuredAmountFilm,
        extraInsuredAmountAntique,
        extraInsuredAmountInstruments,
        amountBusinessContents,
        cyberCoverage,
      }),
    ),
  ),
  avp: optionalGroup(group(looseParts(liabilityAsks))),
  rechtsbijstand: optionalGroup(
    group({
      ...looseParts({
        coInsureTrafficModule,
        coInsureIncomeModule,
        coInsureFiscalAndWealthManagementModule,
        maximumInsuredAmountExternalCosts,
        maximumInsuredAmountLegalCosts,
        franchise,
        ownRisk,
      }),
      numberOfRealProperties: counts('Aantal panden'),
      numberOfRentalContracts: counts('Aantal huurcontracten'),
    }),
  ),
}
