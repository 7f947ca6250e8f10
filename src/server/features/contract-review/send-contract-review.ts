import { send as call } from '../../../core/contract/contract-review/contract-review-calls.ts'
import { send as operation } from '../../../core/contract/contract-review/contract-review-operations.ts'
import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import {
  englishPrice,
  priceOf,
  type Talk,
  talkPrices,
} from '../../../core/contract-review/contract-review-price.ts'
import { documentFiles } from '../../../core/fields/files/attachments.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'
import { takeFiles } from '../../services/files/take-files.ts'
import { feeToJoin, joinAlong, joiningFields, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { planAppointment, readWish } from '../../services/planning/plan.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { priceToday } from '../../services/prices/prices.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { type ReviewRequest, reviewKind } from './contract-review-request.ts'

const endpoint = endpointOf(call, operation)

/**
 * Plans a talk with a lawyer: reserves its time, agrees on today's price, claims the files, and starts the membership of a sender
 * who has none (D55). Faults: 400 with errors at their fields, 409 `email-taken`, `slot-taken` and `price-changed`, 429.
 */
export const send = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const { appointmentType, officeCode, language } = body.appointment
  const wish = await readWish(ctx, { officeCode, typeCode: String(appointmentType) }, body.appointment)
  await refuseRestricted(ctx, body.userInformation, 'userInformation.houseNumber')
  const joining = await readJoining(ctx, { ...body.userInformation, ...body.membership }, joiningFields)
  const { agreeCollection, ...userInformation } = joining.details
  const request: ReviewRequest = { ...body, userInformation, membership: { agreeCollection } }
  const price = await priceOfToday(ctx, appointmentType, language)
  const agreed = agreeTo(body, { price, fee: joining.fee?.fee })
  return acceptWithAccount(ctx, joining, joiningFields.email, async (tx, personId) => {
    const files = await takeFiles(tx, ctx, {
      ids: body.documents ?? [],
      field: 'documents',
      accept: documentFiles,
    })
    const submission = await submit(tx, ctx, {
      endpoint,
      request,
      summary: summaryOf(reviewKind, request, { price, fee: joining.fee?.fee, files: files.names }),
      agreed,
      flags: joining.flags,
      personId,
      moments: [wish.slot],
      to: [byMail],
    })
    await files.claim(submission.id)
    await planAppointment(tx, ctx, wish, submission)
    const fee = await feeToJoin(tx, joining, personId)
    if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: submission.id, fee })
    return { reference: submission.reference, price }
  })
}

const priceOfToday = async (ctx: RequestContext, talk: Talk, language: 0 | 1 | undefined): Promise<Cents> => {
  const names = [talkPrices[talk], englishPrice] as const
  const [own, english] = await Promise.all(names.map((name) => priceToday(ctx, name)))
  return priceOf(talk, language, (name) => (name === englishPrice ? english : own) ?? 0)
}
