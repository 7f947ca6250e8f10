import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { determine as call } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { determine as operation } from '../../../core/contract/sale-price/sale-price-operations.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { type SalePriceRowContext, salePriceRows } from '../../../core/sale-price/sale-price-summary-rows.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { helpAbout } from '../../services/letters/phrases.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { payAction } from '../../services/payments/pay-link.ts'
import { purchaseEvents } from '../../services/payments/payments-request-events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'
import { salePrice } from './product.ts'

export type PurchaseRequest = RequestOf<typeof call>['body']

/** The purchase of an estimate as a request kind. Its mail has a button to pay with, for somebody whose payment failed. */
export const purchaseKind: RequestKind<PurchaseRequest, SalePriceRowContext> = {
  title: () => salePrice.title,
  rows: salePriceRows,
  unsaid: { description: 'not kept: it has no power, and a row says what is bought' },
  mail: (submission, sender, runtime) => {
    const { emailAddress, accountNumber, ...name } = submission.request.userData
    return {
      to: emailAddress,
      content: {
        subject: `Je bestelling: ${submission.summary.title} (${submission.reference})`,
        greeting: greetingOf(nameInWords(name)),
        intro: [
          'We hebben je bestelling ontvangen. Je krijgt de geschatte verkoopprijs zodra je betaald hebt.',
        ],
        reference: submission.reference,
        next: [
          'Heb je al betaald? Dan hoef je niets te doen. De schatting komt in een tweede e-mail.',
          'Ging het betalen mis? Betaal dan met de knop hieronder. Je hoeft niets opnieuw in te vullen.',
          ...(accountNumber
            ? [
                'Je wordt lid zodra je betaald hebt. Het eerste jaar is gratis als je dat nog niet eerder kreeg. Je lidnummer staat bij je schatting.',
              ]
            : []),
        ],
        answers: submission.summary.mail,
        action: payAction(runtime, submission, sender),
        outro: ['Betaal je niet? Dan vervalt je bestelling na 30 dagen vanzelf.', helpAbout(sender)],
      },
      attachments: [],
    }
  },
  events: [...purchaseEvents, membershipMade],
  desk: 'financieel',
  noPromise: 'what was bought comes by itself, once it is paid',
  example: () => ({ request: parsedExample(operation), beside: { price: 2495, fee: 3450 } }),
}
