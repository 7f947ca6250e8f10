import { hoursLine } from '../../../core/content/settings.ts'
import { premiumPath } from '../../../core/insurance/paths.ts'
import type { Entry } from '../../../core/rules/insurance-packages.ts'
import type { Confirm } from '../../services/submissions/mail.ts'
import { quoteDocument } from './quote-document.ts'

/** The mail with a calculation: what it costs, until when, and how to go on. */
export const confirmQuote: Confirm = async ({ request, reference, document }, sender, { settings }) => {
  const { emailAddress, insuranceType } = request as { emailAddress: string; insuranceType: Entry }
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
        'Vul op onze website hetzelfde in, op welk apparaat je ook wilt. Dan krijg je dezelfde code.',
        'De premie geldt tot en met de dag die hieronder staat, ook als de verzekeraar andere prijzen krijgt.',
      ],
      action: { label: 'Ga verder met deze premie', url: `${sender.siteUrl}${premiumPath(insuranceType)}` },
      answers: document.mail,
      outro: [`Klopt er iets niet? Bel ons op ${phone} (${hours}) en noem je referentie.`],
    },
    attachments: [],
    documents: [quoteDocument.kind],
  }
}
