import { hoursLine } from '../../../core/content/settings.ts'
import { book as operation } from '../../../core/contract/handyman/handyman-operations.ts'
import { showPostcode } from '../../../core/fields/home/postcode.ts'
import { handymanRows } from '../../../core/handyman/handyman-summary-rows.ts'
import { optionsOf, slotsOf } from '../../../core/rules/moments.ts'
import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'
import { type InvitationText, invitation } from '../../services/appointments/invitation.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { notTaken, passedOn } from '../../services/submissions/events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestExample, RequestKind, SubmissionOf } from '../../services/submissions/request-kind.ts'
import { type BookingRequest, bookingOf } from './booking.ts'
import { toHandyman } from './handyman-order.ts'
import { readMoments } from './moments.ts'
import type { Offer } from './rates.ts'

/** What the rows of a booking need besides the request. */
interface RowFacts {
  title: string
  /** Kind of handyman who comes; undefined when the task's category is unknown. */
  handyman: string | undefined
  offer: Offer
}

/** The rows of a booking as the overview showed them, with the title of its task and the prices of its moments. */
const bookingRows = (
  { appointment }: BookingRequest,
  { title, handyman, offer: { days, rateType } }: RowFacts,
) => {
  const { moments = [] } = readMoments(appointment.options)
  const priced = moments.flatMap(({ day, period }) => {
    const rate = days.get(day)
    return rate ? [{ day, period, price: rate.price, service_fee: rate.service_fee, rateType }] : []
  })
  return handymanRows(appointment, { title, handyman, moments: priced })
}

/**
 * Texts of the calendar entry of each moment. The address was typed by anybody and is mailed to a typed address, so only
 * spam-safe parts of it are used.
 */
const entryOf = ({ reference, request }: SubmissionOf<BookingRequest>): InvitationText => {
  const { address, customer } = bookingOf(request)
  return {
    service: 'Klusservice',
    to: customer.email,
    summary: `Vakman (nog niet bevestigd) ${reference}`,
    description: `Eén van de momenten die je koos. De vakman bevestigt nog welk moment het wordt. Referentie: ${reference}`,
    location: [`${address.street} ${address.suffix}`, `${showPostcode(address.postcode)} ${address.city}`]
      .filter(isSpamSafe)
      .map(spaced)
      .join(', '),
  }
}

const exampleBooking = (): RequestExample<BookingRequest, RowFacts> => {
  const rates = ['2026-12-01', '2026-12-03', '2026-12-04'].map((day) => ({
    date: `${day}T21:00:00+01:00`,
    price: 64.5,
    service_fee: 4.95,
  }))
  const options = rates.flatMap((rate) => slotsOf(rate).slice(0, 1)).flatMap(optionsOf)
  const { appointment } = parsedExample(operation)
  return {
    request: { appointment: { ...appointment, options } },
    beside: {
      title: 'Lekkende kraan repareren',
      handyman: 'Loodgieter',
      offer: {
        rateType: 'per uur',
        days: new Map(rates.map((rate) => [rate.date.slice(0, 10), rate])),
        fresh: true,
      },
    },
  }
}

/** Kind of request: booking a handyman at one of three to seven moments, of which the partner confirms one. */
export const bookingKind: RequestKind<BookingRequest, RowFacts> = {
  title: () => 'Klus boeken',
  rows: bookingRows,
  unsaid: {
    'appointment.task_id': 'a row says the title of the task',
    'appointment.rate': 'compared with how the partner reckons, which a row says',
    'appointment.address.lat': 'where the address of a row is',
    'appointment.address.lon': 'where the address of a row is',
    'appointment.options[].rate': 'compared with what the partner asks, which a row says',
    'appointment.options[].service_fee': 'compared with what the partner asks, which a row says',
  },
  mail: async (submission, sender, runtime) => {
    const { reference, request, summary, appointments } = submission
    const { customer } = bookingOf(request)
    const { klusservice: desk } = (await runtime.settings()).desks
    const [phone, hours] = desk ? [desk.phone, hoursLine(desk)] : [sender.phone, sender.hours]
    return {
      to: customer.email,
      content: {
        subject: `Je aanvraag voor de Klusservice (${reference})`,
        greeting: greetingOf(`${customer.initials} ${customer.lastName}`),
        intro: [
          'We hebben je aanvraag voor een vakman ontvangen.',
          `Je koos ${appointments.length} momenten. Ze zijn nog niet bevestigd: de vakman kiest er één uit.`,
        ],
        reference,
        next: [
          'Wij geven je aanvraag door aan de vakman.',
          'De vakman kiest één van je momenten en bevestigt dat per e-mail.',
          'Past geen enkel moment? Dan zoeken we samen met jou een ander.',
        ],
        answers: summary.mail,
        outro: [
          'Bij deze e-mail vind je elk moment als voorlopige afspraak voor je agenda.',
          `Klopt er iets niet? Bel ons op ${phone} (${hours}) en noem je referentie.`,
        ],
      },
      attachments: appointments.map((one) => invitation(one, entryOf(submission), sender)),
    }
  },
  deliveries: [toHandyman],
  events: [passedOn, notTaken],
  desk: 'klusservice',
  noPromise: 'the handyman confirms one of the moments, in a time that we do not know',
  example: exampleBooking,
}
