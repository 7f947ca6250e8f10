import { departments } from '../../../core/callback/departments.ts'
import type { Sender } from '../../../core/render.ts'
import { invitation } from '../../services/appointments/invitation.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { whenOf } from '../../services/planning/words.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { CallbackRequest } from './document.ts'

/** The one mail to the sender: who calls when, reference, the invitation, copy of the answers (decision 22). */
export const confirmCallback = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { department, name, emailAddress, phoneNumber } = submission.request as CallbackRequest
  const { who } = departments[department]
  return {
    to: emailAddress,
    content: {
      subject: `We bellen je terug (${submission.reference})`,
      greeting: greetingOf(name),
      intro: submission.appointments.map(
        (one) => `${who} belt je op ${whenOf(one)}, op nummer ${phoneNumber}.`,
      ),
      reference: submission.reference,
      next: ['Houd je papieren bij de hand.', 'Ben je er niet? Dan proberen we het nog een keer.'],
      answers: submission.document.mail,
      outro: [
        'De uitnodiging voor je agenda vind je bij deze e-mail.',
        `Kun je niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
      ],
    },
    attachments: submission.appointments.map((one) =>
      invitation(
        one,
        {
          service: 'Terugbelafspraak',
          to: emailAddress,
          summary: `${who} belt je (${submission.reference})`,
          description: `Houd je papieren bij de hand. Referentie: ${submission.reference}`,
          location: 'Per telefoon',
        },
        sender,
      ),
    ),
  }
}
