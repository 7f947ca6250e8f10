import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { Applicant } from './document.ts'

/** The one mail about the mortgage guard: reference, what happens next, copy of the answers (decision 22). */
export const confirmHypotheekwacht = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { initials, infix, lastName, emailAddress, accountNumber } = submission.request as Applicant
  return {
    to: emailAddress,
    content: {
      subject: `Je Hypotheekwacht staat aan (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['We letten vanaf nu op je hypotheekrente. Kun je minder betalen? Dan hoor je het van ons.'],
      reference: submission.reference,
      next: [
        ...(accountNumber
          ? [
              'Je wordt ook lid. Je lidnummer krijg je binnen een paar minuten in een aparte e-mail.',
              'De contributie schrijven we één keer per jaar af. Dat laten we je vooraf weten.',
            ]
          : []),
        'Een adviseur vraagt je naar je leningdelen en je rente.',
        'Is er iets te winnen? Dan krijg je bericht, met wat je kunt doen.',
      ],
      answers: submission.document.mail,
      action: { label: `Naar Mijn ${sender.name}`, url: `${sender.siteUrl}/mijn` },
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
