import { measureTitles } from '../../../core/fields/home/insulation.ts'
import { askForOffers, notWithThisChoice, outsideArea } from '../../../core/insulation/outside-purchase.ts'
import {
  asksDecoratedFacade,
  cavityCanBeFilled,
  cavityDeadEnd,
  getsAdvice,
  type InsulationStep,
  mainMeasures,
  nothingToInsulate,
  postcodeExcluded,
  refusingRuleOf,
  stepOfMeasure,
  unavailableSteps,
} from '../../../core/rules/insulation.ts'
import { type Measure, measures } from '../../../core/rules/insulation-codes.ts'
import type { Option, Unavailable } from '../../engine/definition/define.ts'
import { homeOfAnswers, type KnownAnswers } from './home.ts'

// Rules that follow from the answers of the check.

const glass = 'glass_insolation_compliment'

/** Why a step is skipped, with its badge; undefined where it is not (spec 002 section 4.2). */
export const skipReasonOf = (step: InsulationStep, known: KnownAnswers): Unavailable | undefined => {
  const found = unavailableSteps(homeOfAnswers(known), known.selectedMeasures).find(
    (one) => one.step === step,
  )
  return found && { reason: found.reason, badge: found.badge }
}

/** Whether more is asked about the home; about an apartment it is not (spec 002 section 5.2). */
export const isAdvised = ({ houseType }: KnownAnswers): boolean =>
  houseType === undefined || getsAdvice(houseType)

export const asksFacade = (known: KnownAnswers): boolean =>
  isAdvised(known) && known.constructionYear !== undefined && asksDecoratedFacade(known.constructionYear)

export const isFillable = ({ cavityWall }: KnownAnswers): boolean =>
  cavityWall !== undefined && cavityCanBeFilled(cavityWall)

export const isEligible = (known: KnownAnswers): boolean => !nothingToInsulate(homeOfAnswers(known))

export const goesOn = (known: KnownAnswers): boolean =>
  cavityDeadEnd(homeOfAnswers(known), known.selectedMeasures ?? []) === undefined

/** All measures as options; one that is not possible is disabled with the badge of its step. */
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
  (value === glass || refusingRuleOf(homeOfAnswers(known), value) === undefined)

/** The measures for which an offer can be requested: those that are chosen and possible. */
export const offersNow = (known: KnownAnswers): Option[] =>
  measures.filter((value) => canOffer(known, value)).map((value) => ({ value, label: measureTitles[value] }))

type WithAddress = KnownAnswers & { home?: { postcode?: string | undefined } | undefined }

/** Whether the home lies outside the area of the collective purchase. */
export const isOutside = ({ home }: WithAddress, excluded: readonly string[]): boolean =>
  home?.postcode !== undefined && postcodeExcluded(home.postcode, excluded)

/** Whether somebody can take part in the collective purchase: inside its area, and with more than glass (D73). */
export const mayRegister = (known: WithAddress, excluded: readonly string[]): boolean =>
  !isOutside(known, excluded) && mainMeasures.some((value) => canOffer(known, value))

/** Why somebody cannot take part in the collective purchase. */
export const whyNotInPurchase = (known: WithAddress, excluded: readonly string[]): string =>
  isOutside(known, excluded) ? outsideArea : notWithThisChoice

/** How to get an offer once the results were mailed: by the purchase, or without it where one cannot take part. */
export const wayToOffer = (known: WithAddress, excluded: readonly string[]): string =>
  mayRegister(known, excluded)
    ? 'Doe de check opnieuw en schrijf je in.'
    : `${whyNotInPurchase(known, excluded)} ${askForOffers}`
