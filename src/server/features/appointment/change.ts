import type { changeAppointment } from '../../../core/contract/appointment.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { RequestContext } from '../../services/context.ts'
import { cancelAppointment, linkOver, moveAppointment } from '../../services/planning/change-appointment.ts'
import { requestOfLink } from '../../services/planning/change-link.ts'

/**
 * Moves or cancels the appointment of a mailed link. Faults: 410 `link-over`, 409 `appointment-closed`, `no-moves-left` and
 * `slot-taken`, 400 for a time that is not offered.
 */
export const change = async (
  ctx: RequestContext,
  { body: { link, wish, date, time, hold } }: RequestOf<typeof changeAppointment>,
): Promise<AnswerOf<typeof changeAppointment>> => {
  const submissionId = requestOfLink(ctx, link)
  if (!submissionId) throw linkOver()
  if (wish === 'cancel') {
    const { reference } = await cancelAppointment(ctx, submissionId)
    return { reference, changed: 'cancelled' }
  }
  // the contract asks both of who moves it
  const { reference } = await moveAppointment(ctx, submissionId, { date: date ?? '', time: time ?? '', hold })
  return { reference, changed: 'moved' }
}
