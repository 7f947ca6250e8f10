import { measureTitles } from '../../../core/fields/insulation.ts'
import {
  asksDecoratedFacade,
  cavityCanBeFilled,
  cavityDeadEnd,
  getsAdvice,
  type InsulationStep,
  nothingToInsulate,
  possibleMeasures,
  refusedBy,
  unavailableSteps,
} from '../../../core/rules/insulation.ts'
import { measures } from '../../../core/rules/insulation-codes.ts'
import type { Option, Unavailable } from '../../engine/definition/define.ts'
import { copy } from './content.ts'
import { homeOf, type KnownAnswers } from './home.ts'

// The rest of the definition: what later steps ask, and what follows from the answers.

export { asks } from './asks.ts'
export { registration, results } from './requests.ts'
export { serviceDataOf } from './service-data.ts'
export { side } from './side.ts'

/** Why a step is passed over, with its badge (spec 002 section 4.2). */
export const passedOver = (step: InsulationStep, known: KnownAnswers): Unavailable | undefined => {
  const found = unavailableSteps(homeOf(known), known.selectedMeasures).find((one) => one.step === step)
  return found && { reason: found.reason, badge: found.badge }
}

/** Of an apartment nothing more is asked (spec 002 section 5.2). */
export const isAdvised = ({ houseType }: KnownAnswers): boolean =>
  houseType === undefined || getsAdvice(houseType)

export const asksFacade = (known: KnownAnswers): boolean =>
  isAdvised(known) && known.constructionYear !== undefined && asksDecoratedFacade(known.constructionYear)

export const isFillable = ({ cavityWall }: KnownAnswers): boolean =>
  cavityWall !== undefined && cavityCanBeFilled(cavityWall)

export const isEligible = (known: KnownAnswers): boolean => !nothingToInsulate(homeOf(known))

export const goesOn = (known: KnownAnswers): boolean =>
  cavityDeadEnd(homeOf(known), known.selectedMeasures ?? []) === undefined

/** Every measure; what the home cannot have says so. */
export const measuresNow = (known: KnownAnswers): Option[] =>
  measures.map((value) => ({
    value,
    label: measureTitles[value],
    ...(refusedBy(homeOf(known), value) && { disabled: copy.notPossible }),
  }))

/** What an offer can be asked for: what was chosen and the home can have; a wall without a cavity cannot. */
export const offersNow = (known: KnownAnswers): Option[] =>
  possibleMeasures(homeOf(known))
    .filter((value) => known.selectedMeasures?.includes(value))
    .filter((value) => value !== 'cavity_wall_insulation' || isFillable(known))
    .map((value) => ({ value, label: measureTitles[value] }))
