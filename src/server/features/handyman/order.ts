import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { book } from '../../../core/contract/handyman.ts'
import type { HandymanOrder } from '../../ports/handyman.ts'
import type { House } from '../../services/context.ts'
import { deliver } from '../../services/submissions/deliver.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { toHandyman } from './queues.ts'

/** The booking in a stored submission. */
export const bookingIn = (submission: ReadSubmission): RequestOf<typeof book>['body']['appointment'] =>
  (submission.request as RequestOf<typeof book>['body']).appointment

/** Hands a booking to the handyman partner, once; throws PartnerError to be tried again. */
export const sendOrder = (house: House, submissionId: string): Promise<void> =>
  deliver(house, submissionId, toHandyman, (submission) =>
    house.ports.handyman.order(submission.id, orderOf(submission)),
  )

const orderOf = (submission: ReadSubmission): HandymanOrder => {
  const { task_id, comment, rate, user, address, options } = bookingIn(submission)
  return {
    taskId: task_id,
    comment,
    rateType: rate,
    customer: {
      initials: user.first_name,
      lastName: user.last_name,
      telephone: user.telephone,
      email: user.email,
    },
    address: {
      street: address.street,
      suffix: address.suffix,
      postcode: address.postal_code,
      city: address.city,
      lat: address.lat,
      lon: address.lon,
    },
    options,
    reference: submission.reference,
  }
}
