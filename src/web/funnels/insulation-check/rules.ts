import { measureTitles } from '../../../core/fields/home/insulation.ts'
import {
  asksDecoratedFacade,
  cavityCanBeFilled,
  cavityDeadEnd,
  getsAdvice,
  type InsulationStep,
  mainMeasures,
  nothingToInsulate,
  postcodeExcluded,
  refusedBy,
  stepOfMeasure,
  unavailableSteps,
} from '../../../core/rules/insulation.ts'
import { type Measure, measures } from '../../../core/rules/insulation-codes.ts'
import type { Option, Unavailable } from '../../engine/definition/define.ts'
import { homeOfAnswers, type KnownAnswers } from './home.ts'

// What follows from the answers.

const glass = 'glass_insolation_compliment'

/** Why a step is passed over, with its badge (spec 002 section 4.2). */
export const passedOver = (step: InsulationStep, known: KnownAnswers): Unavailable | undefined => {
  const found = unavailableSteps(homeOfAnswers(known), known.selectedMeasures).find(
    (one) => one.step === step,
  )
  return found && { reason: found.reason, badge: found.badge }
}

/** Of an apartment nothing more is asked (spec 002 section 5.2). */
export const isAdvised = ({ houseType }: KnownAnswers): boolean =>
  houseType === undefined || getsAdvice(houseType)

export const asksFacade = (known: KnownAnswers): boolean =>
  isAdvised(known) && known.constructionYear !== undefined && asksDecoratedFacade(known.constructionYear)

export const isFillable = ({ cavityWall }: KnownAnswers): boolean =>
  cavityWall !== undefined && cavityCanBeFilled(cavityWall)

export const isEligible = (known: KnownAnswers): boolean => !nothingToInsulate(homeOfAnswers(known))

export const goesOn = (known: KnownAnswers): boolean =>
  cavityDeadEnd(homeOfAnswers(known), known.selectedMeasures ?? []) === undefined

/** Every measure; one that cannot be chosen bears the badge of its step. */
export const measuresNow = (known: KnownAnswers): Option[] => {
  const skipped = unavailableSteps(homeOfAnswers(known))
  const badgeOf = (value: Measure) =>
    skipped.find(({ step }) => value !== glass && step === stepOfMeasure[value])?.reason
  return measures.map((value) => {
    const disabled = badgeOf(value)
    return { value, label: measureTitles[value], ...(disabled && { disabled }) }
  })
}

const canOffer = (known: KnownAnswers, value: Measure): boolean =>
  known.selectedMeasures?.includes(value) === true &&
  (value === glass || refusedBy(homeOfAnswers(known), value) === undefined)

/** What an offer can be asked for: what was chosen and the home can have. */
export const offersNow = (known: KnownAnswers): Option[] =>
  measures.filter((value) => canOffer(known, value)).map((value) => ({ value, label: measureTitles[value] }))

type WithAddress = KnownAnswers & { home?: { postcode?: string | undefined } | undefined }

/** Whether the home lies outside the area of the purchase. */
export const isOutside = ({ home }: WithAddress, excluded: readonly string[]): boolean =>
  home?.postcode !== undefined && postcodeExcluded(home.postcode, excluded)

/** Whether somebody can take part in the purchase: inside its area, and for more than glass (D73). */
export const mayRegister = (known: WithAddress, excluded: readonly string[]): boolean =>
  !isOutside(known, excluded) && mainMeasures.some((value) => canOffer(known, value))
