import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick/brick.ts'
import { noSuchChoice } from '../fields/brick/choice.ts'
import { group, type Parts } from '../fields/brick/group.ts'
import { optionalGroup } from '../fields/brick/optional-group.ts'
import { buildingAsks } from './building-asks.ts'
import { contentsAsks } from './contents-asks.ts'
import { legalAsks, mostRealProperties } from './legal-asks.ts'
import { liabilityAsks } from './liability-asks.ts'
import { looseParts } from './optional-parts.ts'

/** A number of real properties, or of what belongs to them. */
export const propertyCount = (label: string) =>
  optional(
    wire(
      z.int(noSuchChoice).check(z.gte(0, noSuchChoice), z.lte(mostRealProperties, noSuchChoice)),
      1,
      label,
    ),
  )

const some = <const P extends Parts, N extends keyof P & string>(asks: P, ...names: readonly N[]) =>
  looseParts(Object.fromEntries(names.map((name) => [name, asks[name]])) as unknown as Pick<P, N>)

/** The answers that decide a premium, by the names of their blocks; a missing answer means the standard cover. */
export const coverParts = {
  opstal: optionalGroup(
    group(
      some(
        buildingAsks,
        'sustainableDamageRepairInsureOpstal',
        'outbuildingsSurface',
        'garageSurface',
        'garageRebuildValueMoreThan',
      ),
    ),
  ),
  inboedel: optionalGroup(
    group(
      some(
        contentsAsks,
        'sustainableDamageRepairInsureInboedel',
        'amountOwnershipInterest',
        'insureGlass',
        'outdoorHomeRiskContentAmount',
        'jewelryWorldwideAmount',
        'extraInsuredAmountComputer',
        'extraInsuredAmountFilm',
        'extraInsuredAmountAntique',
        'extraInsuredAmountInstruments',
        'amountBusinessContents',
        'cyberCoverage',
      ),
    ),
  ),
  avp: optionalGroup(group(looseParts(liabilityAsks))),
  rechtsbijstand: optionalGroup(
    group({
      ...some(
        legalAsks,
        'coInsureTrafficModule',
        'coInsureIncomeModule',
        'coInsureFiscalAndWealthManagementModule',
        'maximumInsuredAmountExternalCosts',
        'maximumInsuredAmountLegalCosts',
        'franchise',
        'ownRisk',
      ),
      numberOfRealProperties: propertyCount('Aantal panden'),
      numberOfRentalContracts: propertyCount('Aantal huurcontracten'),
    }),
  ),
}
