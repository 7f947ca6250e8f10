import * as z from 'zod/mini'
import { endpointOf } from '../../../../core/contract/endpoint.ts'
import { operation } from '../../../../core/contract/operation.ts'
import { wire } from '../../../../core/fields/brick.ts'
import { group } from '../../../../core/fields/group.ts'

export const serviceData = wire(z.record(z.string(), z.unknown()), {})
export const funnelId = wire(z.string(), 'isolatiecheck')

/** What the estimates are asked with, and what they answer. */
export const estimates = endpointOf(
  {
    name: 'skeleton.insulation-price-estimates',
    method: 'POST',
    path: '/api/v1/services/insulation-price-estimates',
  },
  operation({
    summary: 'Prijs, subsidie en besparing per maatregel.',
    body: group({ funnelId, serviceData }),
    answer: z.object({ options: z.array(z.object({ material: z.string(), price: z.number() })) }),
    example: { options: [{ material: 'Foam', price: 1850 }] },
  }),
)
