import { endpointOf } from '../../../core/contract/endpoint.ts'
import { send as call } from '../../../core/contract/valuation-request/valuation-request-calls.ts'
import { send as operation } from '../../../core/contract/valuation-request/valuation-request-operations.ts'
import { callsInWords } from '../../../core/fields/person/phone.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { valuationRequestRows } from '../../../core/valuation-request/valuation-request-summary-rows.ts'
import { caseForm } from '../../services/cases/case-form.ts'
import { customerOf } from '../../services/cases/customer.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { parsedExample } from '../../services/submissions/example.ts'

/** Form and kind of request: asking a valuer to come. It needs no membership and makes none. */
export const valuationForm = caseForm(endpointOf(call, operation), {
  title: () => 'Taxatie',
  rows: valuationRequestRows,
  case: 'valuation',
  customer: customerOf,
  desk: 'financieel',
  beside: () => () => undefined,
  answer: { landingUrl: '/diensten/hypotheek/taxatie/bedankt' },
  mail: ({ reference, request, summary }, sender) => ({
    to: request.emailAddress,
    content: {
      subject: `Je aanvraag voor een taxatie (${reference})`,
      greeting: greetingOf(nameInWords(request)),
      intro: ['We hebben je aanvraag voor een taxatie ontvangen. Er is nog niets afgesproken.'],
      reference,
      next: [
        `${callsInWords('Een taxateur', request.phoneNumberMobile)} Je hoort dan de vaste prijs.`,
        'Ga je akkoord? Dan spreken jullie een dag af.',
        'Leg voor het bezoek je koopcontract en je energielabel klaar, als je die hebt.',
      ],
      answers: summary.mail,
      outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
    },
    attachments: [],
  }),
  refusable: true,
  example: () => ({ request: parsedExample(operation), beside: undefined }),
})
