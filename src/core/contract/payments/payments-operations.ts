import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { purchaseLink } from '../../fields/link/purchase-link.ts'
import { operation } from '../operation.ts'
import { linkOver } from '../refusals.ts'

export const order = operation({
  summary: 'De bestelling waar de link uit een e-mail bij hoort, en of die nog betaald moet worden.',
  body: group({ link: purchaseLink }),
  answer: z.object({
    /** The purchase, which calls name `order`; null for a link that belongs to none. */
    order: z.nullable(
      z.object({
        title: z.string(),
        reference: z.string(),
        amountCents: z.int(),
        state: z.enum(['open', 'paid', 'given-up']),
      }),
    ),
  }),
  example: {
    order: {
      title: 'Verkoopprijs bepalen',
      reference: '7KQM-X4TF',
      amountCents: 2495,
      state: 'open' as const,
    },
  },
  limit: 'lookup',
})

export const pay = operation({
  summary: 'Geeft het adres waar een bestelling wordt betaald die nog open staat.',
  body: group({ link: purchaseLink }),
  answer: z.object({ paymentLink: z.string() }),
  example: { paymentLink: 'https://bank.example/betalen/1' },
  limit: 'submit',
  faults: [
    linkOver,
    { status: 409, code: 'order-paid', when: 'de bestelling is al betaald' },
    { status: 409, code: 'order-over', when: 'de bestelling is vervallen' },
  ],
})
