import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { FormRequest } from './request.ts'

/** The one mail to the sender of a form that asked an address: reference, what happens next, copy of the answers (decision 22). */
export const confirmForm = (submission: ReadSubmission, { phone, hours }: Sender): Confirmation => {
  const { sender, thanks } = submission.request as FormRequest
  const { title, mail } = submission.document
  if (sender.emailAddress === undefined) throw new Error('A form without an address is mailed to nobody.')
  return {
    to: sender.emailAddress,
    content: {
      subject: `${title} (${submission.reference})`,
      greeting: greetingOf(sender.name ?? ''),
      intro: ['We hebben je formulier ontvangen.'],
      reference: submission.reference,
      next: [thanks],
      answers: mail,
      outro: [`Klopt er iets niet? Bel ons op ${phone} (${hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
