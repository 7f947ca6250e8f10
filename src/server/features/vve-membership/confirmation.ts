import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { VveRequest } from './request.ts'

/** The mail to the contact person: reference, what happens next, copy of the answers (decision 22). */
export const confirmVve = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { contactDetails, propertyDetails } = submission.request as VveRequest
  const { initials, infix, lastName, email } = contactDetails
  const { vveName } = propertyDetails
  return {
    to: email,
    content: {
      subject: `Je VvE is aangemeld bij ${sender.name} (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: [
        `Bedankt voor je aanmelding. ${isSpamSafe(vveName) ? spaced(vveName) : 'Je VvE'} wordt lid van ${sender.name}.`,
        'Hieronder staat alles wat je hebt ingevuld.',
      ],
      reference: submission.reference,
      next: [
        'Je krijgt een e-mail met het lidnummer van de VvE.',
        'Missen we iets? Dan bellen we je.',
        'De rekening sturen we naar het adres dat je koos.',
      ],
      answers: submission.document.mail,
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
