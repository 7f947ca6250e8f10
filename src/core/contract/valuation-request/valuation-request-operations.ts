import * as z from 'zod/mini'
import { group } from '../../fields/brick/group.ts'
import { valuationReason } from '../../fields/request/valuation-reason.ts'
import { userInformation } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { keyReused } from '../refusals.ts'

export const send = operation({
  summary: 'Vraagt een taxatie aan; een taxateur belt voor een afspraak.',
  body: group({ ...userInformation.parts, reason: valuationReason }),
  answer: z.object({ landingUrl: z.string(), reference: z.string() }),
  example: { landingUrl: '/diensten/hypotheek/taxatie/bedankt', reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [keyReused],
})
