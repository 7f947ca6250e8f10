import { hoursLine } from '../../../core/content/settings.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { submit } from '../../../core/contract/home-insurance.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import type { Confirm } from '../../services/submissions/mail.ts'
import { notInsuredYet, whatFollows } from './application-words.ts'

/** The mail to who applied: what was asked for, that nothing is insured yet, and what happens next (decision 22). */
export const confirmApplication: Confirm = async ({ request, reference, document }, sender, { settings }) => {
  const { relation, cancellationService } = request as RequestOf<typeof submit>['body']
  const { verzekeringen: desk } = (await settings()).desks
  const [phone, hours] = desk ? [desk.phone, hoursLine(desk)] : [sender.phone, sender.hours]
  const { initials, infix, lastName, emailAddress } = relation
  return {
    to: emailAddress,
    content: {
      subject: `Je aanvraag voor je verzekering (${reference})`,
      greeting: greetingOf(nameInWords({ initials, infix, lastName })),
      intro: ['We hebben je aanvraag ontvangen.', notInsuredYet],
      reference,
      next: whatFollows(cancellationService !== undefined),
      answers: document.mail,
      outro: [
        'Kloppen je antwoorden niet? Laat het ons meteen weten. Een verkeerd antwoord kan je uitkering kosten.',
        `Bel ons op ${phone} (${hours}) en noem je referentie.`,
      ],
    },
    attachments: [],
  }
}
