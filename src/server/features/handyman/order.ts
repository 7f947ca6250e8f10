import type { HandymanOrder } from '../../ports/handyman.ts'
import type { SystemContext } from '../../services/context.ts'
import { deliver } from '../../services/submissions/deliver.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { bookingIn } from './booking.ts'
import { toHandyman } from './queues.ts'

/** Hands a booking to the handyman partner, once; throws PartnerError to be tried again. */
export const sendOrder = (ctx: SystemContext, submissionId: string): Promise<void> =>
  deliver(ctx, submissionId, toHandyman, (submission) =>
    ctx.ports.handyman.order(submission.id, orderOf(submission)),
  )

const orderOf = (submission: ReadSubmission): HandymanOrder => {
  const { houseNumber: _withinSuffix, ...order } = bookingIn(submission)
  return { ...order, reference: submission.reference }
}
