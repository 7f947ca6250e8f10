import * as z from 'zod/mini'
import { endpointOf } from '../../../../core/contract/endpoint.ts'
import { operation } from '../../../../core/contract/operation.ts'
import { wire } from '../../../../core/fields/brick.ts'
import { group } from '../../../../core/fields/group.ts'

/** How a payment stands, in the words of the sandbox bank. */
export const paymentStatus = endpointOf(
  { name: 'skeleton.payment-status', method: 'GET', path: '/api/v1/payments/{transactionId}' },
  operation({
    summary: 'De stand van een betaling.',
    params: group({ transactionId: wire(z.string(), 'tr_1') }),
    answer: z.object({ status: z.enum(['open', 'paid', 'cancelled', 'expired', 'failed']) }),
    example: { status: 'paid' },
  }),
)
