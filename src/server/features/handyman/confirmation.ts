import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { showPostcode } from '../../../core/fields/postcode.ts'
import { instantOf } from '../../../core/kernel/clock.ts'
import type { Sender } from '../../../core/render.ts'
import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'
import type { Attachment } from '../../ports/mail.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { calendarFile } from '../../services/submissions/appointments.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { bookingIn } from './booking.ts'
import { type Moment, readMoments, spanOf } from './moments.ts'

/** The one mail about a booking: reference, chosen moments, copy of the answers, what happens next (decision 22). */
export const confirmBooking = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { customer, options } = bookingIn(submission)
  const { moments = [] } = readMoments(options)
  return {
    to: customer.email,
    content: {
      subject: `Je aanvraag voor de Klusservice (${submission.reference})`,
      greeting: greetingOf(`${customer.initials} ${customer.lastName}`),
      intro: [
        'We hebben je aanvraag voor een vakman ontvangen.',
        `Je koos ${moments.length} momenten. Ze zijn nog niet bevestigd: de vakman kiest er een uit.`,
      ],
      reference: submission.reference,
      next: [
        'Wij geven je aanvraag door aan de vakman.',
        'De vakman kiest een van jouw momenten en bevestigt dat aan jou.',
        'Past geen enkel moment? Dan zoeken we samen met jou een ander.',
      ],
      answers: submission.document.mail,
      outro: [
        'Bij deze e-mail vind je elk moment als voorlopige afspraak voor je agenda.',
        `Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
      ],
    },
    attachments: moments.map((moment, index) => calendarOf(submission, moment, index, sender)),
  }
}

/** A moment as a tentative entry for any calendar. Times in UTC, since not every calendar knows our time zone. */
const calendarOf = (
  submission: ReadSubmission,
  { day, period }: Moment,
  index: number,
  sender: Sender,
): Attachment => {
  const { address } = bookingIn(submission)
  const { start, end } = spanOf({ day, period })
  const calendar = ical({
    prodId: { company: sender.name, product: 'Klusservice', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${submission.reference}-${day}-${period}@${new URL(sender.siteUrl).hostname}`.toLowerCase(),
    start: new Date(instantOf(start)),
    end: new Date(instantOf(end)),
    stamp: new Date(instantOf(submission.receivedAt)),
    status: ICalEventStatus.TENTATIVE,
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: `Vakman (nog niet bevestigd) ${submission.reference}`,
    description: `Een van de momenten die je koos. De vakman bevestigt nog welk moment het wordt. Referentie: ${submission.reference}`,
    location: [`${address.street} ${address.suffix}`, `${showPostcode(address.postcode)} ${address.city}`]
      .filter(isSpamSafe)
      .map(spaced)
      .join(', '),
  })
  return {
    filename: calendarFile(index + 1),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  }
}
