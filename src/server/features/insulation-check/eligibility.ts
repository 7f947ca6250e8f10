import { insulationCheckOf } from '../../../core/content/settings.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import { required } from '../../../core/fields/brick/sentences.ts'
import { measureTitles, offerMeasuresMissing } from '../../../core/fields/home/insulation.ts'
import {
  type FloorPart,
  flagOfFloorPart,
  flags,
  flagsOfMeasure,
  floorParts,
} from '../../../core/insulation/flags.ts'
import { outsideArea } from '../../../core/insulation/outside-purchase.ts'
import { reasons } from '../../../core/insulation/reasons.ts'
import {
  dataOfMeasure,
  homeOfRequest,
  missingFor,
  type ServiceData,
} from '../../../core/insulation/service-data.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import {
  type MainMeasure,
  mainMeasures,
  postcodeExcluded,
  refusingRuleOf,
} from '../../../core/rules/insulation.ts'
import type { Runtime } from '../../services/context.ts'

export type Registration = RequestOf<typeof register>['body']

type Wanted = Registration['serviceData']['resultData']

/** What an offer is asked for. */
interface Requested {
  measures: MainMeasure[]
  /** What of the floor; empty where the floor is not among the measures. */
  floorParts: FloorPart[]
  glass: boolean
}

/** The measures for which an offer is asked. A measure may have several flags; one of them is enough. */
export const requestedMeasures = (of: Wanted): Requested => ({
  measures: mainMeasures.filter((one) => flagsOfMeasure[one].some((flag) => of[flag] === flags.yes)),
  floorParts: floorParts.filter((part) => of[flagOfFloorPart[part]] === flags.yes),
  glass: of.glassInsulationRequested === flags.yes,
})

const flagAt = (measure: MainMeasure): string => `resultData.${flagsOfMeasure[measure][0]}`

/** Reasons why no offer can be given for a measure, each with the field at which it is told. */
const refusalsOf = (
  data: ServiceData,
  measure: MainMeasure,
  cutoff: number,
): [field: string, says: string][] => {
  const rule = refusingRuleOf(homeOfRequest(data), measure, cutoff)
  if (rule) return [[flagAt(measure), reasons[rule].because]]
  const missing = missingFor(data, measure)
  if (missing.length > 0) return missing.map((asked) => [`genericData.${asked}`, required])
  return data[dataOfMeasure[measure]] === undefined
    ? [[flagAt(measure), `Vul eerst de vragen over ${measureTitles[measure].toLowerCase()} in.`]]
    : []
}

/**
 * Refuses a registration without a measure, with a measure that the home cannot have, or from outside the area of the purchase
 * (D73).
 * @throws Fault 400 with a sentence at each field.
 */
export const refuseRegistration = async (
  { settings }: Pick<Runtime, 'settings'>,
  { serviceData, personalData }: Registration,
): Promise<void> => {
  const { cutoff, excluded_areas: excluded } = insulationCheckOf(await settings())
  const { measures } = requestedMeasures(serviceData.resultData)
  const refused = measures.flatMap((measure) => refusalsOf(serviceData, measure, cutoff))
  // glass alone is no registration: it is offered in addition to another measure
  if (measures.length === 0) refused.push([flagAt('cavity_wall_insulation'), offerMeasuresMissing])
  const sentences = refused.map(([field, says]): [string, string[]] => [`serviceData.${field}`, [says]])
  if (postcodeExcluded(personalData.address.postcode, excluded))
    sentences.push([
      'personalData.address.postcode',
      [`${outsideArea} We kunnen je wel de resultaten sturen.`],
    ])
  if (sentences.length > 0) throw invalidFields(Object.fromEntries(sentences))
}
