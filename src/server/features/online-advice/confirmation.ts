import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../../services/context.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { changeAction, joinsToo, talkInvitations, talkOutro, whenOf } from '../../services/planning/words.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { AdviceRequest } from './document.ts'

/** What to have within reach. */
export const ready = 'Houd de papieren of foto’s waar het over gaat bij de hand.'

/** The one mail to the sender: when, reference, the invitation, copy of the answers (decision 22). */
export const confirmAdvice = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => {
  const { initials, infix, lastName, emailAddress, accountNumber, phoneNumberMobile } = (
    submission.request as AdviceRequest
  ).userData
  return {
    to: emailAddress,
    content: {
      subject: `Je online adviesgesprek (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: [
        ...submission.appointments.map((one) => `Je afspraak staat vast: ${whenOf(one)}.`),
        `De adviseur belt je op ${phoneNumberMobile}.`,
      ],
      reference: submission.reference,
      next: [
        ready,
        'Wil je beeldbellen? Zeg het als de adviseur belt. Dan krijg je een link.',
        ...(accountNumber ? [joinsToo] : []),
      ],
      answers: submission.document.mail,
      action: changeAction(runtime, submission, sender),
      outro: talkOutro(submission, sender),
    },
    attachments: talkInvitations(
      submission,
      {
        service: 'Online adviesgesprek',
        to: emailAddress,
        summary: 'Online adviesgesprek',
        ready,
      },
      sender,
    ),
  }
}
