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
  const { userData } = submission.request as Order
  const { initials, infix, lastName, emailAddress } = userData
  return {
    to: emailAddress,
    content: {
      subject: `Je bestelling: ${submission.document.title} (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['We hebben je bestelling. Je krijgt de geschatte verkoopprijs zodra je betaald hebt.'],
      reference: submission.reference,
      next: [
        'Heb je al betaald? Dan hoef je niets te doen. De schatting komt in een aparte e-mail.',
        'Ging het betalen mis? Betaal dan met de knop hieronder. Je hoeft niets opnieuw in te vullen.',
        ...(userData.accountNumber
          ? [
              'Je wordt lid zodra je betaald hebt. Het eerste jaar is gratis als je dat nog niet eerder kreeg. Je lidnummer krijg je in een aparte e-mail.',
            ]
          : []),
      ],
      answers: submission.document.mail,
      action: payAction(runtime, submission, sender),
      outro: [
        'Betaal je niet? Dan vervalt je bestelling na 30 dagen vanzelf.',
        `Vragen? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
      ],
    },
    attachments: [],
  }
}
