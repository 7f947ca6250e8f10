import * as operations from '../../../core/contract/vve-quote.operations.ts'
import * as calls from '../../../core/contract/vve-quote.ts'
import { feature } from '../../feature.ts'
import { caseEvents } from '../../services/cases/deliver.ts'
import { anyone } from '../../services/permissions.ts'
import { confirmQuote } from './confirmation.ts'
import { handOver, send } from './send.ts'

/** A quote for the maintenance plan of an owners' association. */
export const vveQuote = feature('vve-quote', calls, operations, {
  about: 'Een offerte voor een onderhoudsplan.',
  verbs: { send: { may: anyone, run: send, done: 'Offerte voor een onderhoudsplan gevraagd' } },
  requests: {
    send: { confirm: confirmQuote, deliveries: [handOver], events: caseEvents, desk: 'bouwkundig' },
  },
})
