import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { book } from '../../../core/contract/handyman/calls.ts'
import type { HandymanOrder } from '../../ports/handyman.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'

/** The parsed request, by the names of the call. */
export type BookingRequest = RequestOf<typeof book>['body']

/** A booking in our own words. */
export interface Booking extends Omit<HandymanOrder, 'reference'> {
  /** The address has both within its suffix. */
  houseNumber: number
  addition: string
}

/** The one place where the names of the call become ours; those of the partner are its adapter's. */
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

/** The booking in a stored submission. */
export const bookingIn = ({ request }: Pick<ReadSubmission, 'request'>): Booking =>
  bookingOf(request as BookingRequest)
