import { poBoxAddressType, streetAddress } from '../../../core/fields/home/address-type.ts'
import { answerRules } from '../../../core/insurance/answer-rules.ts'
import { blockAsked, fieldAsked, isAsked } from '../../../core/insurance/asked-when.ts'
import { type Block, blocks } from '../../../core/insurance/blocks.ts'
import {
  cancellationRules,
  endsForGood,
  type ToldCancellation,
} from '../../../core/insurance/cancellation-rules.ts'
import { quotedOf } from '../../../core/insurance/quoted.ts'
import { supportFactsOf } from '../../../core/insurance/support-facts.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import type { InsuranceType } from '../../../core/rules/insurance-packages.ts'
import { refusedInsurance } from '../../../core/rules/insurance-support.ts'
import { copy } from './content.ts'
import { type AllKnown, blocksIn, houseTypeOf, type Reading, toldIn } from './situation.ts'

// What ties the steps after the premium together. What is asked when, and which answers agree, is said once in core.

type Around = Reading & { viewer: Viewer }
type Shows = (known: AllKnown, context: Around, at: number) => boolean

const fieldShows = (block: Block): [string, Shows][] =>
  Object.keys(fieldAsked[block]).map((field) => [
    `${block}.${field}`,
    (known, context) => isAsked(block, field, toldIn(known, context)),
  ])

const blockShows = (Object.keys(blocks) as Block[]).flatMap((block): [string, Shows][] => [
  [block, (known, context) => blockAsked[block](toldIn(known, context))],
  ...fieldShows(block),
])

/** The old insurances beside what is applied for. */
const cancelledIn = ({ packages = [], general, cancellation }: AllKnown): ToldCancellation => ({
  packages,
  startDate: general?.startDate,
  haveTakenInsurance: general?.haveTakenInsurance,
  insurances: cancellation?.insurances ?? [],
})

const livesElsewhere = ({ differentHomeAddress }: AllKnown) => differentHomeAddress === 'yes'

/** What is asked only beside another answer. */
export const laterShows: Readonly<Record<string, Shows>> = {
  ...Object.fromEntries(blockShows),
  residence: livesElsewhere,
  'residence.street': ({ residence }) => residence?.type === streetAddress,
  'residence.box': ({ residence }) => residence?.type === poBoxAddressType,
  cancellation: ({ hasCancellationService }) => hasCancellationService === 'yes',
  'cancellation.applicant': ({ cancellation }) => cancellation?.onOwnName === 'no',
  'cancellation.address': ({ cancellation }) => cancellation?.onOwnName === 'no',
  'cancellation.insurances[].nothingReplaces': (known, _context, at) => endsForGood(cancelledIn(known), at),
  // who is logged in has one address, which nobody has to repeat
  'contact.emailAgain': (_known, { viewer }) => viewer.profile === undefined,
  agreeCollection: (_known, { viewer }) => !isMember(viewer),
}

/** Why an insurance is not supported for all that was answered; undefined where it is. */
export const unsupportedByAll = (
  known: AllKnown,
  context: Reading,
  type: InsuranceType,
): string | undefined => {
  const facts = supportFactsOf(quotedOf(blocksIn(known, context)), { houseType: houseTypeOf(known, context) })
  return refusedInsurance({ ...facts, roof: known.roof, wall: known.wall }, type)?.says
}

/** Answers that must agree. */
export const laterRules = [
  {
    field: 'general' as const,
    message: copy.switchOff,
    ok: (known: AllKnown, context: Reading) =>
      !known.packages?.some((type) => unsupportedByAll(known, context, type)),
  },
  // the last one can be switched off there, too
  {
    field: 'general' as const,
    message: copy.chooseOne,
    ok: (known: AllKnown) => known.packages !== undefined,
  },
  ...answerRules.map(({ block, field, message, ok }) => ({
    // a name that core knows; its rules name fields by text
    field: `${block}.${field}` as 'general',
    message,
    ok: (known: AllKnown, context: Reading) => ok(toldIn(known, context)),
  })),
  ...cancellationRules.map(({ field, message, ok }) => ({
    field: `cancellation.insurances[].${field}` as const,
    message,
    ok: (known: AllKnown, _context: Reading, at: number) => ok(cancelledIn(known), at),
  })),
]

/** There are never more rental contracts than properties. */
export const laterForgets = {
  'rechtsbijstand.numberOfRentalContracts': ({ rechtsbijstand }: AllKnown) =>
    (rechtsbijstand?.numberOfRentalContracts ?? 0) >
    Math.max(1, rechtsbijstand?.realEstateProperties?.length ?? 1),
}
