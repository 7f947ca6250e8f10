import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { registerVve as call } from '../../../core/contract/vve-membership/vve-membership-calls.ts'
import {
  registerVve as operation,
  paymentFields,
} from '../../../core/contract/vve-membership/vve-membership-operations.ts'
import { exampleOf } from '../../../core/fields/brick/group.ts'
import { invoiceToOtherAddress } from '../../../core/fields/payment/invoice-recipient.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { directDebit } from '../../../core/rules/payment-methods.ts'
import { isSpamSafe, spaced } from '../../../core/rules/spam-safe-text.ts'
import type { VveFee } from '../../../core/rules/vve-fee.ts'
import { vveMembershipRows } from '../../../core/vve-membership/vve-membership-summary-rows.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { leadsTo } from '../../services/submissions/events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { MailRuntime } from '../../services/submissions/mail.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'

export type VveRequest = RequestOf<typeof call>['body']

export const numberedEvent = leadsTo('confirmed', 'numbered')

// an example with an address of its own for the invoice, so that those fields apply
const elsewhere = { invoiceRecipient: invoiceToOtherAddress, paymentMethod: directDebit }

const readNumber = async ({ database }: MailRuntime, submissionId: string): Promise<string | undefined> => {
  const row = await database
    .selectFrom('vve_membership')
    .select('relation_id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row?.relation_id
}

/** Kind of request: an owners' association becomes a member. Its contact person gets the mail, with its member number. */
export const vveKind: RequestKind<VveRequest, VveFee> = {
  title: () => 'Lid worden met je VvE',
  rows: vveMembershipRows,
  unsaid: {
    'contactDetails.addressType': 'the address itself says it: the street of a PO box is Postbus',
    'paymentDetails.addressType': 'the address itself says it: the street of a PO box is Postbus',
    overrideExistingAccountValidationErrors: 'accepted and without power (D15)',
  },
  mail: async ({ id, reference, request, summary }, sender, runtime) => {
    const { contactDetails, propertyDetails, paymentDetails } = request
    const { vveName } = propertyDetails
    const relationId = await readNumber(runtime, id)
    return {
      to: contactDetails.email,
      content: {
        subject: `Je VvE is lid van ${sender.name} (${reference})`,
        greeting: greetingOf(nameInWords(contactDetails)),
        intro: [
          `${isSpamSafe(vveName) ? spaced(vveName) : 'Je VvE'} is lid van ${sender.name}. Fijn dat jullie erbij zijn.`,
          ...(relationId === undefined
            ? []
            : [`Het lidnummer van de VvE is ${relationId}. Noem het als je ons belt over het gebouw.`]),
        ],
        reference,
        next: [
          'De factuur sturen we naar het adres dat je koos.',
          paymentDetails.paymentMethod === directDebit
            ? 'Jullie betalen die niet zelf: we schrijven de contributie af van de rekening van de VvE. Dat laten we vooraf weten.'
            : 'De VvE betaalt de factuur zelf.',
          'Missen we iets? Dan bellen we je.',
        ],
        answers: summary.mail,
        outro: [`Klopt er iets niet? Bel ons op ${sender.phone} (${sender.hours}) en noem je referentie.`],
      },
      attachments: [],
    }
  },
  events: [numberedEvent],
  desk: 'ledenservice',
  example: () => ({
    request: parsedExample(operation, {
      paymentDetails: { ...(exampleOf(paymentFields(elsewhere)) as object), ...elsewhere },
    }),
    beside: { fee: 3450, surcharge: 250, total: 3700 },
    counting: { 'paymentDetails.invoiceRecipient': invoiceToOtherAddress },
  }),
}
