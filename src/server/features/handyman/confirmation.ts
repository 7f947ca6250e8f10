import { showPostcode } from '../../../core/fields/postcode.ts'
import type { Sender } from '../../../core/render.ts'
import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'
import { type InvitationText, invitation } from '../../services/appointments/invitation.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { bookingIn } from './booking.ts'

/** The one mail about a booking: reference, chosen moments, copy of the answers, what happens next (decision 22). */
export const confirmBooking = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { customer } = bookingIn(submission)
  const { appointments } = submission
  return {
    to: customer.email,
    content: {
      subject: `Je aanvraag voor de Klusservice (${submission.reference})`,
      greeting: greetingOf(`${customer.initials} ${customer.lastName}`),
      intro: [
        'We hebben je aanvraag voor een vakman ontvangen.',
        `Je koos ${appointments.length} momenten. Ze zijn nog niet bevestigd: de vakman kiest er een uit.`,
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
    attachments: appointments.map((one) => invitation(one, entryOf(submission), sender)),
  }
}

/** What a calendar says of each of its moments. The address is a stranger's text, mailed to a typed address. */
const entryOf = ({ reference, request }: ReadSubmission): InvitationText => {
  const { address, customer } = bookingIn({ request })
  return {
    service: 'Klusservice',
    to: customer.email,
    summary: `Vakman (nog niet bevestigd) ${reference}`,
    description: `Een van de momenten die je koos. De vakman bevestigt nog welk moment het wordt. Referentie: ${reference}`,
    location: [`${address.street} ${address.suffix}`, `${showPostcode(address.postcode)} ${address.city}`]
      .filter(isSpamSafe)
      .map(spaced)
      .join(', '),
  }
}
