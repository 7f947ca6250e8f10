import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { book } from '../../../core/contract/handyman.ts'
import { rowsOf } from '../../../core/handyman/summary-rows.ts'
import type { FilledForm } from '../../services/submissions/submit.ts'
import type { Moment } from './moments.ts'
import type { Offer } from './rates.ts'

type Booking = RequestOf<typeof book>['body']['appointment']

interface Told {
  title: string
  handyman: string | undefined
  offer: Offer
}

/** The booking as the overview showed it, with what the partner says of its task and asks for its moments. */
export const freezeBooking = (
  booking: Booking,
  moments: readonly Moment[],
  { title, handyman, offer: { days, rateType } }: Told,
): FilledForm => {
  const priced = moments.flatMap(({ day, period }) => {
    const rate = days.get(day)
    return rate ? [{ day, period, price: rate.price, service_fee: rate.service_fee, rateType }] : []
  })
  return { title: 'Klus boeken', sections: rowsOf(booking, { title, handyman, moments: priced }) }
}
