import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { send } from '../../../core/contract/vve-quote/vve-quote-calls.ts'
import { vveQuoteRows } from '../../../core/vve-quote/vve-quote-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { vveQuote } from './vve-quote-funnel.ts'

export const vveQuoteProperties = {
  thanks: '/diensten/vve/meerjarenonderhoudsplan/bedankt',
  onderhoudsplan_vanaf: '€ 1.195,00',
}
/** The summary that the server makes. */
const summary = ({ body }: InputOf<typeof send>) => vveQuoteRows(body)
const steps = ['pandgegevens', 'kenmerken', 'contactgegevens', 'overzicht']

export const trials: FunnelTrial[] = [
  {
    funnel: vveQuote,
    unsent: {
      'phones.mobile': 'the call takes one number: the landline where there is one (spec 001 section 7)',
    },

    summary,
    properties: vveQuoteProperties,
    ways: [
      { name: 'a contact person at home', answers: { 'contact.type': '0' }, steps },
      { name: 'an office with a PO box', answers: { 'contact.type': '1', role: '1' } },
    ],
  },
]
