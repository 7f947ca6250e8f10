import { order, pay } from '../../../core/contract/payments/calls.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { purchaseLink } from '../../../core/fields/link/purchase-link.ts'
import { mijn } from '../../../core/mijn/paths.ts'
import { defineFunnel } from '../../engine/definition/define.ts'
import { behindMailedLink } from '../../login/mailed-link.tsx'
import { copy } from './content.ts'
import { Purchase } from './steps/Purchase.tsx'

/** The funnel that pays for a purchase by the link of its mail, without filling in anything again. */
export const payments = defineFunnel({
  slug: 'betalen',
  properties: group({}),
  steps: {
    betalen: {
      title: copy.title,
      intro: copy.intro,
      asks: { link: purchaseLink },
      view: Purchase,
      ownButtons: true,
      ...behindMailedLink({ text: copy.missing, label: copy.requests, href: mijn.requests }),
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
      button: copy.pay,
      failure: 'Failed to start payment.',
      toRequest: ({ link }) => ({ body: { link } }),
      failed: ({ paymentLink }) => paymentLink === '',
      to: ({ paymentLink }) => ({ pay: paymentLink }),
    },
  },
})
