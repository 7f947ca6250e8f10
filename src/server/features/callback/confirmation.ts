import type { Sender } from '../../../core/render.ts'
import { departments } from '../../../core/rules/callback-departments.ts'
import type { Runtime } from '../../services/context.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { changeAction, talkInvitations, talkOutro, whenOf } from '../../services/planning/words.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { CallbackRequest } from './document.ts'

/** What to have within reach. */
export const ready = 'Houd je papieren bij de hand.'

/** The one mail to the sender: who calls when, reference, the invitation, copy of the answers (decision 22). */
export const confirmCallback = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => {
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
      next: [ready, 'Ben je er niet? Dan proberen we het nog een keer.'],
      answers: submission.document.mail,
      action: changeAction(runtime, submission, sender),
      outro: talkOutro(submission, sender),
    },
    attachments: talkInvitations(
      submission,
      { service: 'Terugbelafspraak', to: emailAddress, summary: `${who} belt je`, ready },
      sender,
    ),
  }
}
