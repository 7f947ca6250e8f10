import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import type { Runtime } from '../../services/context.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { payAction } from '../../services/payments/pay-link.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { Order } from './document.ts'

/** The one mail to who ordered it: what follows, how to pay where that was not done, copy of the answers (decision 22). */
export const confirm = (
  submission: ReadSubmission,
  sender: Sender,
  runtime: Pick<Runtime, 'vault'>,
): Confirmation => {
  const { membershipInformation: person, iban, acceptedPriceInCents: price } = submission.request as Order
  const { initials, infix, lastName, emailAddress } = person
  const isFree = price === 0
  return {
    to: emailAddress,
    content: {
      subject: `Je bestelling: ${submission.document.title} (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: [
        isFree
          ? 'We hebben je bestelling. Het rapport komt in een aparte e-mail.'
          : 'We hebben je bestelling. Je krijgt het rapport zodra je betaald hebt.',
      ],
      reference: submission.reference,
      next: isFree
        ? []
        : [
            'Heb je al betaald? Dan hoef je niets te doen. Het rapport komt in een aparte e-mail.',
            'Ging het betalen mis? Betaal dan met de knop hieronder. Je hoeft niets opnieuw in te vullen.',
            ...(iban
              ? ['Je wordt lid zodra je betaald hebt. Je lidnummer krijg je in een aparte e-mail.']
              : []),
          ],
      answers: submission.document.mail,
      ...(!isFree && { action: payAction(runtime, submission, sender) }),
      outro: [
        ...(isFree ? [] : ['Betaal je niet? Dan vervalt je bestelling na 30 dagen vanzelf.']),
        `Vragen? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
      ],
    },
    attachments: [],
  }
}
