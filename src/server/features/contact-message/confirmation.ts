import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { ContactRequest } from './document.ts'

/** The one mail to the sender: reference, what happens next, copy of the answers (decision 22). */
export const confirmContact = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { Name, EmailAddress } = submission.request as ContactRequest
  return {
    to: EmailAddress,
    content: {
      subject: `Je vraag is binnen (${submission.reference})`,
      greeting: greetingOf(Name),
      intro: ['We hebben je vraag ontvangen.'],
      reference: submission.reference,
      next: ['Wie er verstand van heeft, leest haar en antwoordt je per e-mail of telefoon.'],
      answers: submission.document.mail,
      outro: [`Heb je haast? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
