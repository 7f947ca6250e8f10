import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type {
  compare as call,
  property as homeCall,
} from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import type { Insurance } from '../../../core/insurance/comparison.ts'
import type { Comparison } from '../../../core/insurance/insurer-answers.ts'
import type { Property } from '../../../core/insurance/property.ts'
import { homeRefusalWords, insuranceRefusalWords } from '../../../core/insurance/refusal-words.ts'
import { supportFactsOf } from '../../../core/insurance/support-facts.ts'
import { todayIso } from '../../../core/kernel/day.ts'
import { invalidFields, PartnerError } from '../../../core/kernel/fault.ts'
import { type InsuranceType, insuranceNames, insuranceTypes } from '../../../core/rules/insurance-packages.ts'
import { refusingRuleFor, type SupportFacts } from '../../../core/rules/insurance-support.ts'
import { insurerName } from '../../ports/insurer.ts'
import type { RequestContext, Runtime } from '../../services/context.ts'
import { addressOf, questionOf } from './question.ts'

/** What the insurer knows of a home. Faults: 400 with errors at their fields, 429, 503 `partner-unavailable`. */
export const readProperty = async (
  { ports }: RequestContext,
  { query: { postcode, houseNumber, addition = '' } }: RequestOf<typeof homeCall>,
): Promise<AnswerOf<typeof homeCall>> => {
  const home = await ports.insurer.home({ postcode, houseNumber, addition })
  return {
    propertyType: home.houseType,
    buildingYear: home.constructionYear,
    propertySurface: home.livingAreaSize,
    rebuildValueInCents: home.rebuildValueCents,
    wozIndicationInCents: home.wozCents,
    isAllowed: home.refused === undefined,
    ...(home.refused && { reason: homeRefusalWords[home.refused] }),
  }
}

const insuranceOf = (
  type: InsuranceType,
  facts: SupportFacts,
  { tariff, insurances }: Comparison,
): Insurance => {
  const base = { insuranceType: type, productName: insuranceNames[type], isNotAvailable: true, tariff }
  const rule = refusingRuleFor(facts, type)
  if (rule) return { ...base, reason: rule.sentence }
  const price = insurances.find(({ insuranceType }) => insuranceType === type)
  // an answer that leaves out an insurance that was asked about counts as none
  if (!price) throw new PartnerError(insurerName, 'nonsense')
  const { productName, refused, premiumCents, taxCents } = price
  if (refused) return { ...base, productName, reason: insuranceRefusalWords[refused] }
  return {
    ...base,
    productName,
    isNotAvailable: false,
    vehInsurance: { premiumPerMonthInCents: premiumCents ?? 0, insuranceTaxInCents: taxCents ?? 0 },
  }
}

/**
 * Today's price of each insurance for a home, or why it is not available.
 * @throws Fault 400 at the postcode for a home that
 * nobody insures; PartnerError when the insurer does not answer.
 */
export const comparePrices = async (
  { ports, clock }: Pick<Runtime, 'ports' | 'clock'>,
  property: Property,
): Promise<Insurance[]> => {
  const home = await ports.insurer.home(addressOf(property))
  const facts = supportFactsOf(property, home)
  const types = insuranceTypes.filter((type) => !refusingRuleFor(facts, type))
  const comparison = await ports.insurer.compare(questionOf(property, types, todayIso(clock)))
  const refused = home.refused ?? comparison.refused
  if (refused) throw invalidFields({ postcode: [homeRefusalWords[refused]] })
  return insuranceTypes.map((type) => insuranceOf(type, facts, comparison))
}

/** Answers `comparePrices` to a visitor. Faults: 400 with errors at their fields, 429, 503 `partner-unavailable`. */
export const compare = (
  ctx: RequestContext,
  { body }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => comparePrices(ctx, body)
