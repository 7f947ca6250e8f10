import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../../services/context.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { changeAction, joinsToo, talkInvitations, talkOutro, whenOf } from '../../services/planning/words.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import { nameOf, type ReviewRequest } from './document.ts'

/** What to have within reach, by what the talk is for. */
export const readyFor = ({ appointment }: ReviewRequest): string =>
  appointment.appointmentType !== 3
    ? 'Houd het contract en de bijlagen bij de hand.'
    : 'Houd de brieven, e-mails en foto’s waar het om gaat bij de hand.'

/** The one mail to the sender: when, reference, what to have ready, the invitation, copy of the answers (decision 22). */
export const confirmReview = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => {
  const request = submission.request as ReviewRequest
  const { initials, infix, lastName, emailAddress, accountNumber, phoneNumberMobile } =
    request.userInformation
  const name = nameOf(request)
  return {
    to: emailAddress,
    content: {
      subject: `Je afspraak voor ${name} (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: [
        ...submission.appointments.map((one) => `Je afspraak staat vast: ${whenOf(one)}.`),
        `Een jurist belt je op ${phoneNumberMobile}. Het gesprek gaat per telefoon.`,
      ],
      reference: submission.reference,
      next: [
        readyFor(request),
        ...(accountNumber ? [joinsToo] : []),
        'Na het gesprek krijg je een rekening.',
      ],
      answers: submission.document.mail,
      action: changeAction(runtime, submission, sender),
      outro: talkOutro(submission, sender),
    },
    attachments: talkInvitations(
      submission,
      {
        service: name,
        to: emailAddress,
        summary: name,
        ready: readyFor(request),
      },
      sender,
    ),
  }
}
