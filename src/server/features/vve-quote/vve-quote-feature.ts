import * as calls from '../../../core/contract/vve-quote/vve-quote-calls.ts'
import * as operations from '../../../core/contract/vve-quote/vve-quote-operations.ts'
import { feature } from '../../feature.ts'
import { anyone } from '../../services/permissions.ts'
import { quoteForm } from './vve-quote-request.ts'

export const vveQuote = feature('vve-quote', calls, operations, {
  apiDescription: 'Een offerte voor een onderhoudsplan.',
  verbs: {
    send: { may: anyone, run: quoteForm.send, trailWords: 'Offerte voor een onderhoudsplan gevraagd' },
  },
  requests: { send: quoteForm.request },
})
