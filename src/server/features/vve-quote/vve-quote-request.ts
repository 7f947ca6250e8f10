import { endpointOf } from '../../../core/contract/endpoint.ts'
import { send as call } from '../../../core/contract/vve-quote/vve-quote-calls.ts'
import { send as operation } from '../../../core/contract/vve-quote/vve-quote-operations.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { vveQuoteRows } from '../../../core/vve-quote/vve-quote-summary-rows.ts'
import { caseForm } from '../../services/cases/case-form.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { parsedExample } from '../../services/submissions/example.ts'

export const quoteForm = caseForm(endpointOf(call, operation), {
  title: () => 'Offerte meerjarenonderhoudsplan',
  rows: vveQuoteRows,
  case: 'maintenance-plan',
  customer: ({ contactPerson }) => ({
    name: nameInWords(contactPerson),
    emailAddress: contactPerson.emailAddress,
    phoneNumber: contactPerson.phoneNumber,
  }),
  desk: 'bouwkundig',
  beside: () => () => undefined,
  mail: ({ reference, request: { contactPerson }, summary }, sender) => ({
    to: contactPerson.emailAddress,
    content: {
      subject: `Je aanvraag voor een meerjarenonderhoudsplan (${reference})`,
      greeting: greetingOf(nameInWords(contactPerson)),
      intro: [
        'We hebben je aanvraag voor een offerte ontvangen. De offerte is gratis. Er is nog niets besteld.',
      ],
      reference,
      next: [
        'We bekijken de gegevens van het gebouw en maken een offerte. Missen we iets? Dan bellen we je.',
        'Je krijgt de offerte per e-mail. Die leg je voor aan de vergadering van de VvE.',
        'Heb je oude onderhoudsplannen of de splitsingsakte? Zoek die vast op.',
      ],
      answers: summary.mail,
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }),
  refusable: true,
  example: () => ({ request: parsedExample(operation), beside: undefined }),
})
