import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { Registration, ReportRequest } from './requests.ts'
import { resultsDocument } from './results-document.ts'

const questions = ({ phone, hours }: Sender) =>
  `Klopt er iets niet? Bel ons op ${phone} (${hours}) en noem je referentie.`

/** The one mail to who registered: reference, what happens next, results, copy of the answers (decision 22). */
export const confirmRegistration = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { initials, infix, lastName, emailAddress } = (submission.request as Registration).personalData
  return {
    to: emailAddress,
    content: {
      subject: `Je inschrijving voor isoleren (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, inserts: infix, lastName })),
      intro: ['We hebben je inschrijving voor de collectieve inkoop. Je zit nergens aan vast.'],
      reference: submission.reference,
      next: [
        'Het isolatiebedrijf belt je om een afspraak te maken.',
        'Het bekijkt je huis en maakt een offerte. Daarin staan de echte prijzen.',
        'Jij beslist daarna of je het laat doen.',
      ],
      answers: submission.document.mail,
      outro: [questions(sender)],
    },
    attachments: [],
    documents: [resultsDocument.kind],
  }
}

/** The mail with the results, and the same as a document to keep. */
export const confirmReport = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { firstName, infix, lastName, emailAddress } = (submission.request as ReportRequest).personalData
  return {
    to: emailAddress,
    content: {
      subject: `Wat isoleren jou oplevert (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials: firstName, inserts: infix, lastName })),
      intro: [
        'Hieronder staat wat er in jouw huis kan, wat het kost en wat het bespaart.',
        'Je vindt de uitslag ook in de bijlage. Die kun je bewaren en afdrukken.',
      ],
      reference: submission.reference,
      answers: submission.document.mail,
      outro: ['Je zit nergens aan vast: jij beslist of je iets laat doen.', questions(sender)],
    },
    attachments: [],
    documents: [resultsDocument.kind],
  }
}
