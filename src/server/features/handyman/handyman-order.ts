import { type HandymanOrder, handymanName } from '../../ports/handyman.ts'
import { delivery } from '../../services/submissions/delivery.ts'
import type { ReadSubmission } from '../../services/submissions/read-submission.ts'
import { bookingIn } from './booking.ts'

export const toHandyman = delivery(handymanName, (ctx, submission) =>
  ctx.ports.handyman.order(submission.id, orderOf(submission)),
)

const orderOf = (submission: ReadSubmission): HandymanOrder => {
  const { houseNumber: _number, addition: _addition, ...order } = bookingIn(submission)
  return { ...order, reference: submission.reference }
}
