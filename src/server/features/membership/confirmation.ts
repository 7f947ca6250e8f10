import { nameInWords } from '../../../core/groups/formatting.ts'
import type { Sender } from '../../../core/render.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirmation } from '../../services/submissions/mail.ts'
import type { ReadSubmission } from '../../services/submissions/read.ts'
import type { Registration } from './document.ts'

/** The one mail about a registration: reference, copy of the answers, what happens next (decision 22). */
export const confirmRegistration = (submission: ReadSubmission, sender: Sender): Confirmation => {
  const { nameAddressDetails: who, giftyCardCode, paymentDetails } = submission.request as Registration
  return {
    to: who.emailAddress,
    content: {
      subject: `Je aanmelding als lid (${submission.reference})`,
      greeting: greetingOf(nameInWords({ ...who, infix: who.inserts })),
      intro: ['Bedankt voor je aanmelding. We hebben alles ontvangen en maken je nu lid.'],
      reference: submission.reference,
      next: [
        'Binnen een paar minuten krijg je een tweede e-mail, met je lidnummer.',
        giftyCardCode
          ? 'Je cadeaukaart is ingewisseld. Je lidmaatschap stopt na een jaar vanzelf.'
          : paymentDetails.iban
            ? 'We schrijven de contributie af van je rekening. Dat laten we je vooraf weten.'
            : 'We sturen je een rekening. Die betaal je zelf.',
        'Inloggen kan al, met je e-mailadres en je wachtwoord.',
      ],
      answers: submission.document.mail,
      action: { label: `Naar Mijn ${sender.name}`, url: `${sender.siteUrl}/mijn` },
      // nobody has shown yet that this mailbox is theirs who chose the password
      outro: [
        `Was jij dit niet? Dan kan iemand anders in dit account. Kies meteen een nieuw wachtwoord op ${sender.siteUrl}/wachtwoord-vergeten en bel ons.`,
        `Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`,
      ],
    },
    attachments: [],
  }
}
