import { nameInWords } from '../../../core/groups/formatting.ts'
import { senderOf } from '../../../core/groups/sender-names.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { joinsToo } from '../../services/planning/words.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { LegalRequest } from './document.ts'

/** The one mail to the sender: reference, what happens next, copy of the answers (decision 22). */
export const confirmLegal = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const request = submission.request as LegalRequest
  const { initials, infix, lastName, emailAddress, accountNumber } = senderOf(request)
  return {
    to: emailAddress,
    content: {
      subject: `Je rechtspositiebepaling (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['We hebben je aanvraag en je documenten. Een jurist gaat ermee aan de slag.'],
      reference: submission.reference,
      next: [
        request.Type === 'vve'
          ? 'De jurist kijkt hoeveel uur het is. Je hoort dat voordat het werk begint.'
          : 'De jurist leest alles. Mist er iets? Dan bellen we je.',
        ...(request.LegalInsurer === 'yes'
          ? ['Meld je zaak ook bij je verzekeraar. Die betaalt soms de kosten.']
          : []),
        'Je krijgt het stuk per e-mail en bespreekt het met de jurist. Daarna krijg je een rekening.',
        ...(accountNumber ? [joinsToo] : []),
      ],
      answers: submission.document.mail,
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
