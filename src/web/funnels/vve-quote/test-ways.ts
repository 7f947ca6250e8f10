import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { send } from '../../../core/contract/vve-quote/calls.ts'
import { rowsOf } from '../../../core/vve-quote/summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { vveQuote } from './funnel.ts'

export const properties = {
  thanks: '/diensten/vve/meerjarenonderhoudsplan/bedankt',
  onderhoudsplan_vanaf: '€ 1.195,00',
}
/** The summary that the server makes. */
const summary = ({ body }: InputOf<typeof send>) => rowsOf(body)
const steps = ['pandgegevens', 'kenmerken', 'contactgegevens', 'overzicht']

const byItsNumber = 'the call takes postcode and number, which find it'

export const tried: FunnelTrial[] = [
  {
    funnel: vveQuote,
    unsent: {
      'property.streetName': byItsNumber,
      'property.city': byItsNumber,
      'phones.mobile': 'the call takes one number: the landline where there is one (spec 001 section 7)',
    },

    summary,
    properties,
    ways: [
      { name: 'a contact person at home', answers: { 'contact.type': '0' }, steps },
      { name: 'an office with a PO box', answers: { 'contact.type': '1', role: '1' } },
    ],
  },
]
