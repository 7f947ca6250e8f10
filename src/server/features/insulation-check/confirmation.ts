import { hoursLine } from '../../../core/content/settings.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../../services/context.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirm } from '../../services/submissions/mail.ts'
import type { Registration, ReportRequest } from './requests.ts'
import { resultsDocument } from './results-document.ts'

/** Who helps with this check by phone, and when (spec 002 section 9). */
const questions = async ({ settings }: Pick<Runtime, 'settings'>, { phone, hours }: Sender) => {
  const { bouwkundig: desk } = (await settings()).desks
  const [number, times] = desk ? [desk.phone, hoursLine(desk)] : [phone, hours]
  return `Klopt er iets niet? Bel ons op ${number} (${times}) en noem je referentie.`
}

/** The one mail to who registered: reference, what happens next, results, copy of the answers (decision 22). */
export const confirmRegistration: Confirm = async (submission, sender, runtime) => {
  const { initials, infix, lastName, emailAddress } = (submission.request as Registration).personalData
  return {
    to: emailAddress,
    content: {
      subject: `Je inschrijving voor isoleren (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['We hebben je inschrijving voor de collectieve inkoop. Je zit nergens aan vast.'],
      reference: submission.reference,
      next: [
        'Het isolatiebedrijf belt je om een afspraak te maken.',
        'Het bekijkt je huis en maakt een offerte. Daarin staan de echte prijzen.',
        'Jij beslist daarna of je het laat doen.',
      ],
      answers: submission.document.mail,
      outro: [await questions(runtime, sender)],
    },
    attachments: [],
    documents: [resultsDocument.kind],
  }
}

/** The mail with the results, and the same as a document to keep. */
export const confirmReport: Confirm = async (submission, sender, runtime) => {
  const { firstName, infix, lastName, emailAddress } = (submission.request as ReportRequest).personalData
  return {
    to: emailAddress,
    content: {
      subject: `Wat isoleren jou oplevert (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials: firstName, infix, lastName })),
      intro: [
        'Hieronder staat wat er in jouw huis kan, wat het kost en wat het bespaart.',
        'Je vindt de uitslag ook in de bijlage. Die kun je bewaren en afdrukken.',
      ],
      reference: submission.reference,
      answers: submission.document.mail,
      outro: ['Je zit nergens aan vast: jij beslist of je iets laat doen.', await questions(runtime, sender)],
    },
    attachments: [],
    documents: [resultsDocument.kind],
  }
}
