import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { book } from '../../../core/contract/handyman/handyman-calls.ts'
import type { HandymanOrder } from '../../ports/handyman.ts'
import type { ReadSubmission } from '../../services/submissions/read-submission.ts'

export type BookingRequest = RequestOf<typeof book>['body']

/** A booking with the names of our own code. */
export interface Booking extends Omit<HandymanOrder, 'reference'> {
  /** House number and addition, both taken from the suffix of the address. */
  houseNumber: number
  addition: string
}

/** Translates the names of the call into ours. The partner's names are translated by its adapter only. */
export const bookingOf = ({ appointment }: BookingRequest): Booking => {
  const { task_id, comment, rate, user, address, options } = appointment
  const [number, ...addition] = address.suffix.split(' ')
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
    houseNumber: Number(number),
    addition: addition.join(' '),
  }
}

export const bookingIn = ({ request }: Pick<ReadSubmission, 'request'>): Booking =>
  bookingOf(request as BookingRequest)
