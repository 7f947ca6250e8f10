import type * as calls from '../../../core/contract/appointment/appointment-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { RequestContext } from '../../services/context.ts'
import {
  cancelAppointment,
  linkExpired,
  moveAppointment,
} from '../../services/planning/change-appointment.ts'
import { requestOfLink } from '../../services/planning/change-link.ts'

/**
 * The id of the request that a mailed link belongs to.
 * @throws Fault 410 `link-over` for a link that we did not sign.
 */
const requestOf = (ctx: RequestContext, link: string): string => {
  const submissionId = requestOfLink(ctx, link)
  if (!submissionId) throw linkExpired()
  return submissionId
}

/**
 * Moves the appointment of a mailed link to another time. Faults: 410 `link-over`, 409 `appointment-closed`, `no-moves-left` and
 * `slot-taken`, 400 for a time that is not offered.
 */
export const move = async (
  ctx: RequestContext,
  { body: { link, ...other } }: RequestOf<typeof calls.moveAppointment>,
): Promise<AnswerOf<typeof calls.moveAppointment>> => {
  const { reference } = await moveAppointment(ctx, requestOf(ctx, link), other)
  return { reference }
}

/** Cancels the appointment of a mailed link. Faults: 410 `link-over`, 409 `appointment-closed`. */
export const cancel = async (
  ctx: RequestContext,
  { body: { link } }: RequestOf<typeof calls.cancelAppointment>,
): Promise<AnswerOf<typeof calls.cancelAppointment>> => {
  const { reference } = await cancelAppointment(ctx, requestOf(ctx, link))
  return { reference }
}
