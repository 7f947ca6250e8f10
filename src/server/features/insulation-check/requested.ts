import { insulationCheckOf } from '../../../core/content/settings.ts'
import { measureTitles } from '../../../core/fields/insulation.ts'
import { required } from '../../../core/fields/sentences.ts'
import { type Flag, flags } from '../../../core/insulation/flags.ts'
import { reasons } from '../../../core/insulation/reasons.ts'
import { dataOfMeasure, homeOf, missingFor, type ServiceData } from '../../../core/insulation/service-data.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import {
  type MainMeasure,
  mainMeasures,
  postcodeExcluded,
  refusedBy,
} from '../../../core/rules/insulation.ts'
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

/** Said by the form, too. */
const nothingChosen = 'Selecteer er minstens één'
const outsideArea =
  'Jouw postcode ligt buiten het gebied van de collectieve inkoop. We kunnen je wel de resultaten sturen.'

/** Why an offer cannot be given for a measure, with the field at which that is told. */
const refusalsOf = (
  data: ServiceData,
  measure: MainMeasure,
  cutoff: number,
): [field: string, says: string][] => {
  const rule = refusedBy(homeOf(data), measure, cutoff)
  if (rule) return [[`resultData.${flagOf[measure]}`, reasons[rule].because]]
  const missing = missingFor(data, measure)
  if (missing.length > 0) return missing.map((asked) => [`genericData.${asked}`, required])
  return data[dataOfMeasure[measure]] === undefined
    ? [
        [
          `resultData.${flagOf[measure]}`,
          `Vul eerst de vragen over ${measureTitles[measure].toLowerCase()} in.`,
        ],
      ]
    : []
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
  const refused = measures.flatMap((measure) => refusalsOf(serviceData, measure, cutoff))
  // nobody registers for nothing: glass alone is an addition to nothing
  if (measures.length === 0) refused.push([`resultData.${flagOf.cavity_wall_insulation}`, nothingChosen])
  const sentences = refused.map(([field, says]): [string, string[]] => [`serviceData.${field}`, [says]])
  if (postcodeExcluded(personalData.address.postcode, excluded))
    sentences.push(['personalData.address.postcode', [outsideArea]])
  if (sentences.length > 0) throw invalidFields(Object.fromEntries(sentences))
}

/** The answers about the measures that are wanted: figures are of these alone. */
export const onlyRequested = (data: ServiceData, wanted: readonly MainMeasure[]): ServiceData => ({
  genericData: data.genericData,
  ...Object.fromEntries(wanted.map((one) => [dataOfMeasure[one], data[dataOfMeasure[one]]])),
})
