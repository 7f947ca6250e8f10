import { nameInWords } from '../../../core/groups/formatting.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { tokenOf } from '../../services/links/mailed-link.ts'
import { linkPages } from '../../services/links/pages.ts'
import type { Confirm } from '../../services/submissions/mail.ts'
import type { NewAccount } from './register.ts'

/** The one mail about a new account: the link that makes it work, reference and copy of the answers (decision 22). */
export const accountConfirmation: Confirm = (submission, sender, runtime) => {
  const { initials, inserts: infix, lastName, emailAddress } = submission.request as NewAccount
  return {
    to: emailAddress,
    content: {
      subject: `Bevestig je account bij ${sender.name} (${submission.reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: [
        'Er is een account gemaakt met jouw e-mailadres. Was jij dat?',
        'Bevestig het dan met de knop. Je vult er het wachtwoord in dat je koos.',
      ],
      reference: submission.reference,
      action: {
        label: 'Bevestig je account',
        url: `${sender.siteUrl}${linkPages.activate}#${tokenOf(runtime, submission.id)}`,
      },
      next: ['De knop werkt zeven dagen en één keer.', 'Daarna ben je meteen ingelogd.'],
      answers: submission.document.mail,
      outro: [
        'Maakte jij geen account? Klik dan niet en doe niets. Het account verdwijnt vanzelf.',
        `Vragen? Bel ons op ${sender.phone} (${sender.hours}).`,
      ],
    },
    attachments: [],
  }
}
