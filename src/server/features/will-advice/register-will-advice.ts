import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/will-advice/will-advice-calls.ts'
import { register as operation } from '../../../core/contract/will-advice/will-advice-operations.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'
import { readMeeting, takeMeeting } from '../../services/meetings/take-meeting.ts'
import { feeToJoin, joinAlong, joiningFields, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { priceToday } from '../../services/prices/prices.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { adviceKind } from './will-advice-request.ts'

const endpoint = endpointOf(call, operation)

/**
 * Plans a talk about a will: reserves its time, agrees on today's price, and starts the membership of a sender who has none
 * (D55). Faults: 400 with errors at their fields, 409 `email-taken`, `slot-taken` and `price-changed`, 429.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const meeting = await readMeeting(ctx, body.appointment)
  await refuseRestricted(ctx, body.userInformation, 'userInformation.houseNumber')
  const joining = await readJoining(ctx, { ...body.userInformation, ...body.membership }, joiningFields)
  const { agreeCollection, ...userInformation } = joining.details
  const request = { ...body, userInformation, membership: { agreeCollection }, office: meeting.office }
  const price = await priceToday(ctx, 'testamentadvies')
  const agreed = agreeTo(body, { price, fee: joining.fee?.fee })
  const summary = summaryOf(adviceKind, request, { price, fee: joining.fee?.fee })
  return acceptWithAccount(ctx, joining, joiningFields.email, async (tx, personId) => {
    const { flags } = joining
    const { id, reference } = await takeMeeting(tx, ctx, meeting, {
      ...{ endpoint, request, summary, agreed, flags, personId },
    })
    const fee = await feeToJoin(tx, joining, personId)
    if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: id, fee })
    return { reference, price }
  })
}
