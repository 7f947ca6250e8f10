import { insuranceOf } from '../../../core/content/settings.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { submit as call } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import { submit as operation } from '../../../core/contract/home-insurance/home-insurance-operations.ts'
import { unreplacedWording } from '../../../core/insurance/agreements.ts'
import { endsForGood } from '../../../core/insurance/cancellation-rules.ts'
import { conditionsInWords, type PolicyConditions } from '../../../core/insurance/policy-conditions.ts'
import { debitWording } from '../../../core/insurance/terms.ts'
import { today } from '../../../core/kernel/clock.ts'
import { insuranceLegalTexts } from '../../../core/rules/insurance-legal-texts.ts'
import { checkCancellation } from '../../services/cancellation-letters/check.ts'
import { insurerOf } from '../../services/cancellation-letters/insurers.ts'
import { keepLetters } from '../../services/cancellation-letters/keep-cancellation-letter.ts'
import { insertConsents } from '../../services/consents/insert-consent.ts'
import type { RequestContext } from '../../services/context.ts'
import { keepApplication } from '../../services/insurance-applications/keep-application.ts'
import { hadFreeYear } from '../../services/memberships/free-year.ts'
import { feeToJoin, joinAlong, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit as takeIn } from '../../services/submissions/submit.ts'
import { judgeApplication } from './application-check.ts'
import { applicationToInsurer } from './application-order.ts'
import { checkEditions } from './conditions.ts'
import { applicationKind } from './home-insurance-request.ts'

const endpoint = endpointOf(call, operation)
type Body = RequestOf<typeof endpoint>['body']

/** Fields at which refusals about the person are told. */
const fields = {
  email: 'relation.emailAddress',
  iban: 'relation.accountNumber',
  consent: 'membership.agreeCollection',
}

/** The applicant, in the form that services take. Their home is the first address. */
const personIn = ({ relation, addresses, membership }: Body) => {
  const [home] = addresses
  return {
    ...relation,
    postcode: home?.postcode ?? '',
    houseNumber: home?.houseNumber ?? 0,
    houseNumberAddition: home?.houseNumberAddition,
    streetName: home?.street ?? '',
    city: home?.city ?? '',
    phoneNumberLandline: undefined,
    agreeCollection: membership.agreeCollection,
  }
}

/** The wording that the sender agreed to, with the editions of the conditions. */
const withEditions = (conditions: readonly PolicyConditions[]): string =>
  [insuranceLegalTexts.insurance.wording, ...conditions.map(conditionsInWords)].join('\n')

/** The consents that some old insurances end without a replacement, in the words of each box. */
const unreplacedIn = ({ answers, cancellationService }: Body) => {
  const { insurances = [] } = cancellationService ?? {}
  const ended = insurances.filter((_one, at) => endsForGood({ packages: answers.insurances, insurances }, at))
  return ended.length > 0
    ? [{ name: 'unreplaced' as const, wording: ended.map(unreplacedWording).join('\n') }]
    : []
}

/**
 * Takes in an application: stores its consents and its letters of cancellation, starts the membership of a sender who has none,
 * and queues the mail and the delivery to the insurer, all in one transaction. An insurer that is away does not prevent an
 * application for a quote that holds. Faults: 400 with errors at their fields, 409 `email-taken` and `price-changed`, 429.
 */
export const apply = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  checkCancellation(ctx, body.cancellationService)
  const { blocks, quote, premium, conditions } = await judgeApplication(ctx, body)
  checkEditions(body.conditions, conditions)
  const joining = await readJoining(ctx, personIn(body), fields)
  const { membership: codes } = insuranceOf(await ctx.settings())
  const { agreeCollectionText } = body.membership
  const agreed = agreeTo({ ...body, agreeCollectionText }, { premium, fee: joining.fee?.fee })
  const { sex, initials, infix, lastName, emailAddress, agreeCollection } = joining.details
  const relation = { ...body.relation, sex, initials, infix, lastName, emailAddress }
  const code = body.cancellationService?.encryptedInsurer
  const insurer = code && insurerOf(ctx.vault, code)?.name
  const { insurances, property, knownPropertyType, knownProperty } = body.answers
  const { calculationPeriod: period = 'MAAND', startDate = today(ctx.clock).toString() } =
    blocks.general ?? {}
  const request: Body = {
    ...body,
    answers: { insurances, property, knownPropertyType, knownProperty, ...blocks } as Body['answers'],
    relation,
    membership: {
      ...body.membership,
      type: codes?.type,
      campaignCode: codes?.campaign_code,
      packageCode: codes?.package_code,
      ...(!joining.fee && { agreeCollection, agreeCollectionText: undefined }),
    },
  }
  return acceptWithAccount(ctx, joining, fields.email, async (tx, personId) => {
    const fee = await feeToJoin(tx, joining, personId)
    const freeFirstYear = fee !== undefined && !(await hadFreeYear(tx, personId))
    const told = { quote, fee: fee?.fee, freeFirstYear, insurer, conditions }
    const { id, reference } = await takeIn(tx, ctx, {
      endpoint,
      request,
      summary: summaryOf(applicationKind, request, told),
      agreed,
      flags: joining.flags,
      personId,
      to: [applicationToInsurer, byMail],
    })
    await keepApplication(tx, ctx, {
      submissionId: id,
      iban: body.relation.accountNumber,
      startDate,
      quoteCode: quote.code,
      emailAddress,
      insurances: quote.insurances.filter(({ insuranceType }) => insurances.includes(insuranceType)),
    })
    if (body.cancellationService)
      await keepLetters(tx, ctx, { submissionId: id, service: body.cancellationService })
    await insertConsents(tx, ctx, id, [
      ...(['disclosure', 'terms'] as const),
      { name: 'insurance', wording: withEditions(conditions) },
      { name: 'premium', wording: debitWording({ perMonth: premium, period, startDate }) },
      ...unreplacedIn(body),
    ])
    if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: id, fee, freeFirstYear })
    return { reference, premiumPerMonthInCents: premium }
  })
}
