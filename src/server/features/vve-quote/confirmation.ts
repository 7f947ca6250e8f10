import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { QuoteRequest } from './document.ts'

/** The one mail to the contact person: reference, what happens next, copy of the answers (decision 22). */
export const confirmQuote = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { initials, infix, lastName, emailAddress } = (submission.request as QuoteRequest).contactPerson
  return {
    to: emailAddress,
    content: {
      subject: `Je offerte voor een onderhoudsplan (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['We hebben je aanvraag voor een offerte. De offerte is gratis.'],
      reference: submission.reference,
      next: [
        'We kijken naar het gebouw en maken een offerte. Missen we iets? Dan bellen we je.',
        'Je krijgt de offerte per e-mail. Je legt hem voor aan de vergadering.',
        'Heb je oude onderhoudsplannen of de splitsingsakte? Zoek die vast op.',
      ],
      answers: submission.document.mail,
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
