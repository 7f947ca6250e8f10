import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { ValuationRequest } from './document.ts'

/** The one mail to the sender: reference, what happens next, copy of the answers (decision 22). */
export const confirmValuationRequest = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { initials, infix, lastName, emailAddress, phoneNumberMobile } =
    submission.request as ValuationRequest
  return {
    to: emailAddress,
    content: {
      subject: `Je aanvraag voor een taxatie (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['We hebben je aanvraag voor een taxatie. Er is nog niets afgesproken.'],
      reference: submission.reference,
      next: [
        `Een taxateur belt je op ${phoneNumberMobile}. Je hoort dan de vaste prijs.`,
        'Ga je akkoord? Dan spreken jullie een dag af.',
        'Houd je koopcontract en je energielabel bij de hand, als je die hebt.',
      ],
      answers: submission.document.mail,
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }
}
