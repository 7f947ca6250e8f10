import { nameInWords } from '../../../core/groups/formatting.ts'
import { senderOf } from '../../../core/groups/sender-names.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { ComplaintRequest } from './document.ts'

/** The one mail to the sender: reference, what happens next, copy of the answers (decision 22). */
export const confirmComplaint = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { initials, infix, lastName, emailAddress } = senderOf(submission.request as ComplaintRequest)
  return {
    to: emailAddress,
    content: {
      subject: `Je klacht is binnen (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['Wat vervelend dat het misging. We hebben je klacht ontvangen.'],
      reference: submission.reference,
      next: [
        'Een collega die er niet bij betrokken was, zoekt uit wat er misging.',
        'Missen we iets? Dan bellen of mailen we je.',
        'Je hoort de uitkomst van ons, met uitleg.',
      ],
      answers: submission.document.mail,
      outro: [`Wil je iets toevoegen? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
