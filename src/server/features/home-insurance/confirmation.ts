import { hoursLine } from '../../../core/content/settings.ts'
import type { Confirm } from '../../services/submissions/mail.ts'
import { quoteDocument } from './quote-document.ts'

/** The mail with a calculation: what it costs, until when, and how to go on. */
export const confirmQuote: Confirm = async ({ request, reference, document }, sender, { settings }) => {
  const { emailAddress } = request as { emailAddress: string }
  const { verzekeringen: desk } = (await settings()).desks
  const [phone, hours] = desk ? [desk.phone, hoursLine(desk)] : [sender.phone, sender.hours]
  return {
    to: emailAddress,
    content: {
      subject: `Je premieberekening (${reference})`,
      greeting: 'Beste lezer,',
      intro: [
        'Hieronder staat wat je verzekeringen kosten. Het staat ook in de bijlage.',
        'Het is een berekening. Je bent nog niet verzekerd.',
      ],
      reference,
      next: [
        'Ga verder op onze website. Vul je hetzelfde in, dan geldt deze premie nog tot en met de dag die hieronder staat.',
        'Je kunt daar ook je formulier bewaren en op een ander apparaat verdergaan.',
      ],
      answers: document.mail,
      outro: [`Klopt er iets niet? Bel ons op ${phone} (${hours}) en noem je referentie.`],
    },
    attachments: [],
    documents: [quoteDocument.kind],
  }
}
