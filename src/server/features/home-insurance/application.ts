import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { submit as operation } from '../../../core/contract/home-insurance.operations.ts'
import { submit as call } from '../../../core/contract/home-insurance.ts'
import { unreplacedWording } from '../../../core/insurance/agreements.ts'
import { endsForGood } from '../../../core/insurance/cancellation-rules.ts'
import { today } from '../../../core/kernel/clock.ts'
import { checkCancellation } from '../../services/cancellation-letters/check.ts'
import { insurerOf } from '../../services/cancellation-letters/insurers.ts'
import { keepLetters } from '../../services/cancellation-letters/keep.ts'
import { insertConsents } from '../../services/consents/insert.ts'
import type { RequestContext } from '../../services/context.ts'
import { keepApplication } from '../../services/insurance-applications/keep.ts'
import { hadFreeYear } from '../../services/memberships/free-year.ts'
import { feeToJoin, joinAlong, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { submit as takeIn } from '../../services/submissions/submit.ts'
import { freezeApplication } from './application-document.ts'
import { applicationToInsurer } from './application-order.ts'
import { judgeApplication } from './judged.ts'

const endpoint = endpointOf(call, operation)
type Body = RequestOf<typeof endpoint>['body']

/** Where a refusal of what is asked of the person is told. */
const fields = {
  email: 'relation.emailAddress',
  iban: 'relation.accountNumber',
  consent: 'membership.agreeCollection',
}

/** Who applies, as the services know a person: they live at the first address. */
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

/** That nothing takes the place of some of the old insurances, in the words of each box. */
const unreplacedIn = ({ answers, cancellationService }: Body) => {
  const { insurances = [] } = cancellationService ?? {}
  const ended = insurances.filter((_one, at) =>
    endsForGood({ packages: answers.insurances, insurances }, at),
  )
  return ended.length > 0
    ? [{ name: 'unreplaced' as const, wording: ended.map(unreplacedWording).join('\n') }]
    : []
}

/**
 * Takes an application in: durable, with its consents, its letters of cancellation, the membership of who has none, the
 * mail to its sender and the job that hands it to the insurer. Faults: 400 with errors at their fields, 409 `email-taken`
 * and `price-changed`, 429. An insurer that is away keeps nobody from applying for a quote that holds.
 */
export const apply = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  checkCancellation(ctx, body.cancellationService)
  const { blocks, quote, premium } = await judgeApplication(ctx, body)
  const joining = await readJoining(ctx, personIn(body), fields)
  const { agreeCollectionText } = body.membership
  const agreed = agreeTo({ ...body, agreeCollectionText }, { premium, fee: joining.fee?.fee })
  const { sex, initials, infix, lastName, emailAddress, agreeCollection } = joining.details
  const relation = { ...body.relation, sex, initials, infix, lastName, emailAddress }
  const code = body.cancellationService?.encryptedInsurer
  const insurer = code && insurerOf(ctx.vault, code)?.name
  const { insurances, property, knownPropertyType } = body.answers
  const request: Body = {
    ...body,
    answers: { insurances, property, knownPropertyType, ...blocks } as Body['answers'],
    relation,
    membership: joining.fee
      ? body.membership
      : { ...body.membership, agreeCollection, agreeCollectionText: undefined },
  }
  return acceptWithAccount(ctx, joining, fields.email, async (tx, personId) => {
    const fee = await feeToJoin(tx, joining, personId)
    const freeFirstYear = fee !== undefined && !(await hadFreeYear(tx, personId))
    const { id, reference } = await takeIn(tx, ctx, {
      endpoint,
      request,
      document: freezeApplication(request, { quote, fee: fee?.fee, freeFirstYear, insurer }),
      agreed,
      flags: joining.flags,
      personId,
      to: [applicationToInsurer, byMail],
    })
    await keepApplication(tx, ctx, {
      submissionId: id,
      iban: body.relation.accountNumber,
      startDate: blocks.general?.startDate ?? today(ctx.clock).toString(),
      quoteCode: quote.code,
      emailAddress,
      insurances: quote.insurances.filter(({ insuranceType }) => insurances.includes(insuranceType)),
    })
    if (body.cancellationService)
      await keepLetters(tx, ctx, { submissionId: id, service: body.cancellationService })
    await insertConsents(tx, ctx, id, ['disclosure', 'insurance', 'terms', ...unreplacedIn(body)])
    if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: id, fee, freeFirstYear })
    return { reference, premiumPerMonthInCents: premium }
  })
}
