import { type ComplaintRowContext, complaintRows } from '../../../core/complaint/complaint-summary-rows.ts'
import { send as call } from '../../../core/contract/complaint/complaint-calls.ts'
import { send as operation } from '../../../core/contract/complaint/complaint-operations.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { noSuchChoice } from '../../../core/fields/brick/choice.ts'
import { complaintFiles } from '../../../core/fields/files/attachments.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { senderOf } from '../../../core/groups/sender-names.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { caseForm } from '../../services/cases/case-form.ts'
import { customerOf } from '../../services/cases/customer.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import { readOptions } from './options.ts'

const endpoint = endpointOf(call, operation)

/**
 * Form and kind of request: a complaint. It is handed over as a case; without a partner for cases our own desk reads it
 * (docs/decisions/073-complaints-and-questions.md).
 */
export const complaintForm = caseForm<typeof endpoint, ComplaintRowContext, 'Attachments'>(endpoint, {
  title: () => 'Klacht',
  rows: complaintRows,
  unsaid: { Option: 'the words of the choice as they are today stand beside the request' },
  case: 'complaint',
  customer: (request) => customerOf(senderOf(request)),
  hasOwnDesk: true,
  desk: 'klantenservice',
  files: { field: 'Attachments', accept: complaintFiles },
  beside: async (ctx, { Option }) => {
    const option = (await readOptions(ctx)).find(({ key }) => key === Option)
    if (!option) throw invalidFields({ Option: [noSuchChoice] })
    return (files) => ({ option: option.value, files })
  },
  mail: ({ reference, request, summary }, sender) => {
    const { emailAddress, ...name } = senderOf(request)
    return {
      to: emailAddress,
      content: {
        subject: `Je klacht is binnen (${reference})`,
        greeting: greetingOf(nameInWords(name)),
        intro: ['Wat vervelend dat het misging. We hebben je klacht ontvangen.'],
        reference,
        next: [
          'Een collega die er niet bij betrokken was, zoekt uit wat er misging.',
          'Missen we iets? Dan bellen of mailen we je.',
          'Je hoort de uitkomst van ons, met uitleg.',
        ],
        answers: summary.mail,
        outro: [`Wil je iets toevoegen? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
      },
      attachments: [],
    }
  },
  refusable: true,
  example: () => ({
    request: parsedExample(operation),
    beside: { option: 'Klusservice', files: ['offerte.xlsx'] },
  }),
})
