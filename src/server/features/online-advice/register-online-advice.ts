import { type AnswerOf, endpointOf, type RequestOf } from '../../../core/contract/endpoint.ts'
import { register as call } from '../../../core/contract/online-advice/online-advice-calls.ts'
import { register as operation } from '../../../core/contract/online-advice/online-advice-operations.ts'
import { noSuchChoice } from '../../../core/fields/brick/choice.ts'
import { type FieldErrors, invalidFields } from '../../../core/kernel/fault.ts'
import { type Specialization, topicOf } from '../../../core/online-advice/topics.ts'
import { refuseRestricted } from '../../services/addresses/restricted.ts'
import type { RequestContext } from '../../services/context.ts'
import { feeToJoin, joinAlong, readJoining } from '../../services/memberships/join-along.ts'
import { acceptWithAccount } from '../../services/people/account.ts'
import { planAppointment, readWish } from '../../services/planning/plan.ts'
import { agreeTo } from '../../services/prices/agreed.ts'
import { byMail } from '../../services/submissions/delivery.ts'
import { summaryOf } from '../../services/submissions/request-kind.ts'
import { submit } from '../../services/submissions/submit.ts'
import { type AdviceRequest, adviceKind } from './online-advice-request.ts'
import { readTree } from './tree.ts'

const endpoint = endpointOf(call, operation)

/** Fields at which refusals about the person are told. */
const fields = {
  email: 'userData.emailAddress',
  iban: 'userData.accountNumber',
  consent: 'agreeContinuousDirectDebit',
}

/**
 * Plans a talk with a specialist, in the agenda of its topic. A sender who is no member becomes one (D55). Faults: 400 with
 * errors at their fields, 409 `email-taken`, `slot-taken` and `price-changed`, 429.
 */
export const register = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  const tree = await readTree(ctx)
  checkTopic(tree, body)
  const { officeCode, appointmentType } = body.appointment
  const wish = await readWish(ctx, { officeCode, typeCode: appointmentType }, body.appointment)
  await refuseRestricted(ctx, body.userData, 'userData.houseNumber')
  const sent = { ...body.userData, agreeCollection: body.agreeContinuousDirectDebit }
  const joining = await readJoining(ctx, sent, fields)
  const { agreeCollection, ...userData } = joining.details
  const request: AdviceRequest = { ...body, userData, agreeContinuousDirectDebit: agreeCollection }
  return acceptWithAccount(ctx, joining, fields.email, async (tx, personId) => {
    const submission = await submit(tx, ctx, {
      endpoint,
      request,
      summary: summaryOf(adviceKind, request, { tree, fee: joining.fee?.fee }),
      agreed: agreeTo(body, { fee: joining.fee?.fee }),
      flags: joining.flags,
      personId,
      moments: [wish.slot],
      to: [byMail],
    })
    await planAppointment(tx, ctx, wish, submission)
    const fee = await feeToJoin(tx, joining, personId)
    if (fee) await joinAlong(tx, ctx, joining, { personId, submissionId: submission.id, fee })
    return { reference: submission.reference }
  })
}

/**
 * Checks that the appointment type and the office are those of the topic.
 * @throws Fault 400.
 */
const checkTopic = (
  tree: readonly Specialization[],
  { decisionTreeOnlineAppointment: asked, appointment }: AdviceRequest,
): void => {
  const found = topicOf(tree, asked.specialism, asked.subcategory)?.topic
  const errors: FieldErrors = {}
  if (!tree.some(({ code }) => code === asked.specialism))
    errors['decisionTreeOnlineAppointment.specialism'] = [noSuchChoice]
  else if (!found) errors['decisionTreeOnlineAppointment.subcategory'] = [noSuchChoice]
  else {
    if (found.appointmentType !== appointment.appointmentType)
      errors['appointment.appointmentType'] = ['Bij dit onderwerp hoort een andere soort afspraak.']
    if (found.officeId !== appointment.officeCode)
      errors['appointment.officeCode'] = ['Bij dit onderwerp hoort een ander kantoor.']
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
