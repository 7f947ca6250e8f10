import { insulationCheckOf } from '../../../core/content/settings.ts'
import { measureTitles } from '../../../core/fields/insulation.ts'
import { type Flag, flags } from '../../../core/insulation/flags.ts'
import { dataOfMeasure, homeOf, type ServiceData } from '../../../core/insulation/service-data.ts'
import { reasonAgainst } from '../../../core/insulation/sums.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { type MainMeasure, mainMeasures, postcodeExcluded } from '../../../core/rules/insulation.ts'
import type { Runtime } from '../../services/context.ts'
import type { Registration } from './requests.ts'

type Asked = Registration['serviceData']['resultData']

/** What an offer is wanted for. Choosing the floor sets both its flags; either of them asks for it (spec 002 section 7.2). */
export const requestedMeasures = (of: Asked): { measures: MainMeasure[]; glass: boolean } => {
  const asked: Record<MainMeasure, Flag[]> = {
    cavity_wall_insulation: [of.cavityWallInsulationRequested],
    floor_insulation: [of.floorInsulationRequested, of.bottomInsulationRequested],
    roof_insulation: [of.roofInsulationRequested],
  }
  return {
    measures: mainMeasures.filter((one) => asked[one].includes(flags.yes)),
    glass: of.glassInsulationRequested === flags.yes,
  }
}

const flagOf = {
  cavity_wall_insulation: 'cavityWallInsulationRequested',
  floor_insulation: 'floorInsulationRequested',
  roof_insulation: 'roofInsulationRequested',
} as const satisfies Record<MainMeasure, keyof Asked>

const nothingChosen = 'Selecteer er minstens één'
const outsideArea =
  'Jouw postcode ligt buiten het gebied van de collectieve inkoop. We kunnen je wel de resultaten sturen.'

/** Why an offer cannot be given for a measure; undefined where it can. */
const refusalOf = (data: ServiceData, measure: MainMeasure, cutoff: number): string | undefined => {
  const against = reasonAgainst(homeOf(data), measure, cutoff)
  if (against) return against.because
  return data[dataOfMeasure[measure]] === undefined
    ? `Vul eerst de vragen over ${measureTitles[measure].toLowerCase()} in.`
    : undefined
}

/**
 * Refuses a registration for nothing, for what the home cannot have, or from outside the area of the purchase
 * (decision 73).
 * @throws Fault 400 with a sentence at each field.
 */
export const refuseRegistration = async (
  { settings }: Pick<Runtime, 'settings'>,
  { serviceData, personalData }: Registration,
): Promise<void> => {
  const { cutoff, excluded_areas: excluded } = insulationCheckOf(await settings())
  const { measures } = requestedMeasures(serviceData.resultData)
  const at = (field: string) => `serviceData.resultData.${field}`
  const refused = measures.flatMap((measure): [string, string][] => {
    const says = refusalOf(serviceData, measure, cutoff)
    return says ? [[at(flagOf[measure]), says]] : []
  })
  // nobody registers for nothing: glass alone is an addition to nothing
  if (measures.length === 0) refused.push([at(flagOf.cavity_wall_insulation), nothingChosen])
  if (postcodeExcluded(personalData.address.postcode, excluded))
    refused.push(['personalData.address.postcode', outsideArea])
  if (refused.length > 0)
    throw invalidFields(Object.fromEntries(refused.map(([field, says]) => [field, [says]])))
}
