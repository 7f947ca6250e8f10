import { contactMessageRows } from '../../../core/contact-message/contact-message-summary-rows.ts'
import { send as call } from '../../../core/contract/contact-message/contact-message-calls.ts'
import { send as operation } from '../../../core/contract/contact-message/contact-message-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { contactFiles } from '../../../core/fields/files/attachments.ts'
import type { ContactSubject } from '../../../core/fields/request/contact-message.ts'
import { caseForm } from '../../services/cases/case-form.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { parsedExample } from '../../services/submissions/example.ts'

const endpoint = endpointOf(call, operation)

const desks: Readonly<Record<ContactSubject, string>> = {
  Juridisch: 'juridisch',
  Bouwkundig: 'bouwkundig',
  Financieel: 'financieel',
  Lidmaatschap: 'ledenservice',
  Verzekeringen: 'verzekeringen',
  Klusservice: 'klusservice',
  Website: 'klantenservice',
  Anders: 'klantenservice',
}

/**
 * Form and kind of request: a question to the association. It is handed over as a case; without a partner for cases the desk of
 * its subject reads it (docs/decisions/073-complaints-and-questions.md).
 */
export const contactForm = caseForm<typeof endpoint, readonly string[], 'Attachment'>(endpoint, {
  title: () => 'Vraag',
  rows: contactMessageRows,
  case: 'contact',
  customer: (request) => ({
    name: request.Name,
    emailAddress: request.EmailAddress,
    phoneNumber: request.MobilePhoneNumber ?? request.LandlinePhoneNumber ?? '',
  }),
  hasOwnDesk: true,
  deskOf: ({ Subject }) => desks[Subject],
  files: { field: 'Attachment', accept: contactFiles },
  beside: () => (files) => files,
  mail: ({ reference, request: { Name, EmailAddress }, summary }, sender) => ({
    to: EmailAddress,
    content: {
      subject: `Je vraag is binnen (${reference})`,
      greeting: greetingOf(Name),
      intro: ['We hebben je vraag ontvangen.'],
      reference,
      next: ['Wie er verstand van heeft, leest je vraag en antwoordt je per e-mail of telefoon.'],
      answers: summary.mail,
      outro: [`Heb je haast? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }),
  refusable: true,
  example: () => ({ request: parsedExample(operation), beside: ['foto.png'] }),
})
