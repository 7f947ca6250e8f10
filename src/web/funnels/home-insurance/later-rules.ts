import { poBoxAddressType, streetAddress } from '../../../core/fields/home/address-type.ts'
import { answerRules } from '../../../core/insurance/answer-rules.ts'
import { type Block, blocks } from '../../../core/insurance/blocks.ts'
import {
  type CancellationInput,
  cancellationRules,
  endsForGood,
} from '../../../core/insurance/cancellation-rules.ts'
import { premiumAnswersOf } from '../../../core/insurance/premium-answers.ts'
import { blockAsked, fieldAsked, isAsked } from '../../../core/insurance/question-conditions.ts'
import { supportFactsOf } from '../../../core/insurance/support-facts.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import { refusingRuleFor } from '../../../core/rules/insurance-support.ts'
import { homeInsuranceCopy } from './home-insurance-content.ts'
import { type AllKnown, blocksIn, houseTypeOf, type Reading, ruleInputOf } from './situation.ts'

// Rules between the answers of the steps after the premium. Which questions are asked and which answers agree is defined in core.

type Around = Reading & { viewer: Viewer }
type Shows = (known: AllKnown, context: Around, at: number) => boolean

const fieldShows = (block: Block): [string, Shows][] =>
  Object.keys(fieldAsked[block]).map((field) => [
    `${block}.${field}`,
    (known, context) => isAsked(block, field, ruleInputOf(known, context)),
  ])

const blockShows = (Object.keys(blocks) as Block[]).flatMap((block): [string, Shows][] => [
  [block, (known, context) => blockAsked[block](ruleInputOf(known, context))],
  ...fieldShows(block),
])

/** The old insurances, with the answers that the rules compare them with. */
const cancelledIn = ({ packages = [], general, cancellation }: AllKnown): CancellationInput => ({
  packages,
  startDate: general?.startDate,
  haveTakenInsurance: general?.haveTakenInsurance,
  insurances: cancellation?.insurances ?? [],
})

const livesElsewhere = ({ differentHomeAddress }: AllKnown) => differentHomeAddress === 'yes'

/** Questions that are asked depending on another answer. */
export const laterShows: Readonly<Record<string, Shows>> = {
  ...Object.fromEntries(blockShows),
  residence: livesElsewhere,
  'residence.street': ({ residence }) => residence?.type === streetAddress,
  'residence.box': ({ residence }) => residence?.type === poBoxAddressType,
  cancellation: ({ hasCancellationService }) => hasCancellationService === 'yes',
  'cancellation.applicant': ({ cancellation }) => cancellation?.onOwnName === 'no',
  'cancellation.address': ({ cancellation }) => cancellation?.onOwnName === 'no',
  'cancellation.address.street': ({ cancellation }) => cancellation?.address?.type === streetAddress,
  'cancellation.address.box': ({ cancellation }) => cancellation?.address?.type === poBoxAddressType,
  'cancellation.insurances[].nothingReplaces': (known, _context, at) => endsForGood(cancelledIn(known), at),
  // The e-mail address of an account is fixed, so it is not repeated.
  'contact.emailAgain': (_known, { viewer }) => viewer.profile === undefined,
  agreeCollection: (_known, { viewer }) => !isMember(viewer),
}

/** The sentence why an insurance is not possible with all answers; undefined where it is possible. */
export const unsupportedByAll = (
  known: AllKnown,
  context: Reading,
  type: InsuranceType,
): string | undefined => {
  const facts = supportFactsOf(premiumAnswersOf(blocksIn(known, context)), {
    houseType: houseTypeOf(known, context),
  })
  return refusingRuleFor({ ...facts, roof: known.roof, wall: known.wall }, type)?.sentence
}

/** Rules by which answers must agree. */
export const laterRules = [
  {
    field: 'general' as const,
    message: homeInsuranceCopy.switchOff,
    ok: (known: AllKnown, context: Reading) =>
      !known.packages?.some((type) => unsupportedByAll(known, context, type)),
  },
  // The last insurance can be switched off in that step, too.
  {
    field: 'general' as const,
    message: homeInsuranceCopy.chooseOne,
    ok: (known: AllKnown) => known.packages !== undefined,
  },
  ...answerRules.map(({ block, field, message, ok }) => ({
    // The name is valid in core, whose rules have field names as plain strings.
    field: `${block}.${field}` as 'general',
    message,
    ok: (known: AllKnown, context: Reading) => ok(ruleInputOf(known, context)),
  })),
  ...cancellationRules.map(({ field, message, ok }) => ({
    field: `cancellation.insurances[].${field}` as const,
    message,
    ok: (known: AllKnown, _context: Reading, at: number) => ok(cancelledIn(known), at),
  })),
]

/** Forgets the number of rental contracts when it exceeds the number of properties. */
export const laterForgets = {
  'rechtsbijstand.numberOfRentalContracts': ({ rechtsbijstand }: AllKnown) =>
    (rechtsbijstand?.numberOfRentalContracts ?? 0) >
    Math.max(1, rechtsbijstand?.realEstateProperties?.length ?? 1),
}
