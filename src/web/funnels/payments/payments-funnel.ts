import { order, pay } from '../../../core/contract/payments/payments-calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { purchaseLink } from '../../../core/fields/link/purchase-link.ts'
import { mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { paymentsCopy } from './payments-content.ts'
import { PaymentsPurchase } from './steps/PaymentsPurchase.tsx'

/** The funnel that pays for a purchase by the link of its mail, without filling in anything again. */
export const payments = defineFunnel({
  slug: 'betalen',
  properties: group({}),
  steps: {
    betalen: {
      title: paymentsCopy.title,
      intro: paymentsCopy.intro,
      asks: { link: purchaseLink },
      view: PaymentsPurchase,
      ownButtons: true,
      ...behindMailedLink({ text: paymentsCopy.missing, label: paymentsCopy.requests, href: mijn.requests }),
    },
  },
  reads: {
    purchase: {
      endpoint: order,
      input: ({ link }) => (link ? { body: { link } } : undefined),
      ahead: ['betalen'],
      required: true,
    },
  },
  exits: {
    pay: {
      endpoint: pay,
      button: paymentsCopy.pay,
      failure: 'Failed to start payment.',
      toRequest: ({ link }) => ({ body: { link } }),
      pays: () => true,
      failed: ({ paymentLink }) => paymentLink === '',
      to: ({ paymentLink }) => ({ pay: paymentLink }),
    },
  },
})
