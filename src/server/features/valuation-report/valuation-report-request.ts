import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { register as call } from '../../../core/contract/valuation-report/valuation-report-calls.ts'
import { register as operation } from '../../../core/contract/valuation-report/valuation-report-operations.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import {
  type ValuationReportRowContext,
  valuationReportRows,
} from '../../../core/valuation-report/valuation-report-summary-rows.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { helpAbout } from '../../services/letters/phrases.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { payAction } from '../../services/payments/pay-link.ts'
import { purchaseEvents } from '../../services/payments/payments-request-events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'
import { valuationReport } from './product.ts'

export type PurchaseRequest = RequestOf<typeof call>['body']

/**
 * The purchase of a report as a request kind. Its mail has a button to pay with, for somebody whose payment failed; the mail of a
 * report that costs nothing does not mention paying.
 */
export const purchaseKind: RequestKind<PurchaseRequest, ValuationReportRowContext> = {
  title: () => valuationReport.title,
  rows: valuationReportRows,
  unsaid: {
    continuousDirectDebitAgreementText:
      'compared with the wording of that day; a row says that it was agreed to',
    campaignCode: 'it takes one value and has no power',
    membershipPackCode: 'it takes one value and has no power',
    paymentMethod: 'it takes one value, direct debit, which a row says',
    email: 'not kept: the purchase is mailed to the address of its person, which a row says',
    'membershipInformation.prefixes': 'it takes one value, none: titles are not asked',
  },
  mail: (submission, sender, runtime) => {
    const { membershipInformation, iban, acceptedPriceInCents: price } = submission.request
    const { emailAddress, ...name } = membershipInformation
    const isFree = price === 0
    return {
      to: emailAddress,
      content: {
        subject: `Je bestelling: ${submission.summary.title} (${submission.reference})`,
        greeting: greetingOf(nameInWords(name)),
        intro: [
          isFree
            ? 'We hebben je bestelling ontvangen. Het rapport komt in een tweede e-mail.'
            : 'We hebben je bestelling ontvangen. Je krijgt het rapport zodra je betaald hebt.',
        ],
        reference: submission.reference,
        next: isFree
          ? []
          : [
              'Heb je al betaald? Dan hoef je niets te doen. Het rapport komt in een tweede e-mail.',
              'Ging het betalen mis? Betaal dan met de knop hieronder. Je hoeft niets opnieuw in te vullen.',
              ...(iban ? ['Je wordt lid zodra je betaald hebt. Je lidnummer staat bij je rapport.'] : []),
            ],
        answers: submission.summary.mail,
        ...(!isFree && { action: payAction(runtime, submission, sender) }),
        outro: [
          ...(isFree ? [] : ['Betaal je niet? Dan vervalt je bestelling na 30 dagen vanzelf.']),
          helpAbout(sender),
        ],
      },
      attachments: [],
    }
  },
  events: [...purchaseEvents, membershipMade],
  desk: 'financieel',
  noPromise: 'what was bought comes by itself, once it is paid',
  example: () => ({ request: parsedExample(operation), beside: { price: 1795, fee: 3450 } }),
}
