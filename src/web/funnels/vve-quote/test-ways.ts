import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { send } from '../../../core/contract/vve-quote/calls.ts'
import { rowsOf } from '../../../core/vve-quote/summary-rows.ts'
import type { Tried } from '../../engine/testing/test-walk.ts'
import { vveQuote } from './funnel.ts'

export const properties = {
  thanks: '/diensten/vve/meerjarenonderhoudsplan/bedankt',
  onderhoudsplan_vanaf: '€ 1.195,00',
}
/** As the server makes it. */
const summary = ({ body }: InputOf<typeof send>) => rowsOf(body)
const steps = ['pandgegevens', 'kenmerken', 'contactgegevens', 'overzicht']

export const tried: Tried[] = [
  {
    funnel: vveQuote,

    summary,
    properties,
    ways: [
      { name: 'a contact person at home', answers: { 'contact.type': '0' }, steps },
      { name: 'an office with a PO box', answers: { 'contact.type': '1', role: '1' } },
    ],
  },
]
