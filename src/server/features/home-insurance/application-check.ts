import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { validate } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import type { RuleInput } from '../../../core/insurance/answer-rules.ts'
import type { BlockAnswers } from '../../../core/insurance/blocks.ts'
import { judgeCancellation } from '../../../core/insurance/cancellation-rules.ts'
import type { Insurance, Quote } from '../../../core/insurance/comparison.ts'
import { totalOf } from '../../../core/insurance/insurance-words.ts'
import { askedAnswers, judge } from '../../../core/insurance/judge.ts'
import type { PolicyConditions } from '../../../core/insurance/policy-conditions.ts'
import { premiumAnswersOf } from '../../../core/insurance/premium-answers.ts'
import type { Property } from '../../../core/insurance/property.ts'
import { type FieldErrors, invalidFields, PartnerError } from '../../../core/kernel/fault.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import type { HouseType } from '../../../core/rules/house-types.ts'
import type { RequestContext } from '../../services/context.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { priceChanged } from '../../services/prices/price-changed.ts'
import { checkDisclosures, conditionsOf } from './conditions.ts'
import { addressOf } from './question.ts'
import { currentQuote } from './quote.ts'

/** The part of the body that the calls `validate` and `submit` share. */
export type CheckableApplication = RequestOf<typeof validate>['body']

/** An application whose answers are complete and consistent, with its quote. */
export interface CheckedApplication {
  /** The answers, without those that its insurances do not ask. */
  blocks: BlockAnswers
  property: Property
  quote: Quote
  /** Premium per month, with tax. */
  premium: Cents
  conditions: PolicyConditions[]
}

/**
 * The type of the home, which decides what is asked: the sender's correction, else what the insurer says, else what the sender
 * was shown.
 */
const houseTypeOf = async (
  ctx: RequestContext,
  { property, knownPropertyType }: CheckableApplication['answers'],
): Promise<HouseType | undefined> => {
  if (property.propertyType) return property.propertyType
  try {
    const { houseType } = await ctx.ports.insurer.home(addressOf(property))
    return houseType ?? knownPropertyType
  } catch (thrown) {
    // an insurer that is away does not prevent an application for a quote that holds (D31)
    if (thrown instanceof PartnerError) return knownPropertyType
    throw thrown
  }
}

const below = (path: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [`${path}.${field}`, sentences]))

const toldOf = ({ answers }: CheckableApplication, houseType: HouseType | undefined): RuleInput => {
  const { insurances: packages, property, general, opstal, inboedel, avp, rechtsbijstand } = answers
  const { finalQuestions, legalQuestionnaire } = answers
  const { postcode, houseNumber } = property
  return {
    packages,
    houseType,
    home: { postcode, houseNumber, addition: addressOf(property).addition },
    dateOfBirth: property.dateOfBirth,
    answers: { general, opstal, inboedel, avp, rechtsbijstand, finalQuestions, legalQuestionnaire },
  }
}

/** A number of properties that differs from the number of their addresses (spec 002 section 3.3 has both). */
const countErrors = (
  { rechtsbijstand: sent }: CheckableApplication['answers'],
  { rechtsbijstand: asked }: BlockAnswers,
): FieldErrors => {
  const number = sent?.numberOfRealProperties
  const addresses = asked?.realEstateProperties
  return number === undefined || addresses === undefined || number === addresses.length
    ? {}
    : { 'rechtsbijstand.numberOfRealProperties': ['Dit zijn er meer of minder dan je adressen noemt.'] }
}

const cancellationErrors = ({ answers, cancellationService }: CheckableApplication): FieldErrors =>
  judgeCancellation({
    packages: answers.insurances,
    startDate: answers.general?.startDate,
    haveTakenInsurance: answers.general?.haveTakenInsurance,
    insurances: cancellationService?.insurances ?? [],
  })

/**
 * Checks that the premium was calculated for this person, by their date of birth.
 * @throws Fault 400.
 */
const checkPerson = ({ relation, answers }: CheckableApplication): void => {
  if (relation.dateOfBirth !== answers.property.dateOfBirth)
    throw invalidFields({ 'relation.dateOfBirth': ['Dit is een andere geboortedatum dan bij je woning.'] })
}

const isAvailable = (insurances: readonly Insurance[], type: string): boolean =>
  insurances.some(({ insuranceType, isNotAvailable }) => insuranceType === type && !isNotAvailable)

/**
 * Checks an application as a whole (spec 002 section 4.3). Answers to questions that are not asked are dropped.
 * @throws Fault 400
 * with errors at their fields, 409 `price-changed` when no quote of these answers holds, or its premium is not the one that was
 * accepted.
 */
export const judgeApplication = async (
  ctx: RequestContext,
  body: CheckableApplication,
): Promise<CheckedApplication> => {
  const told = toldOf(body, await houseTypeOf(ctx, body.answers))
  const blocks = askedAnswers(told)
  const errors = {
    ...below('answers', { ...judge({ ...told, answers: blocks }), ...countErrors(body.answers, blocks) }),
    ...below('cancellationService', cancellationErrors(body)),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  checkPerson(body)
  const property = { ...body.answers.property, ...premiumAnswersOf(blocks) }
  const quote = await currentQuote(ctx, property)
  if (!quote) throw priceChanged()
  const { insurances } = body.answers
  if (!insurances.every((type) => isAvailable(quote.insurances, type)))
    throw invalidFields({ 'answers.insurances': ['Schakel niet ondersteunde pakketten uit.'] })
  const applied = quote.insurances.filter(({ insuranceType }) => insurances.includes(insuranceType))
  await checkDisclosures(ctx, applied)
  const conditions = await conditionsOf(ctx, applied)
  const { total: premium } = totalOf(quote.insurances, insurances)
  if (quote.code !== body.code) throw priceChanged()
  agreeTo(body, { premium })
  return { blocks, property, quote, premium, conditions }
}
