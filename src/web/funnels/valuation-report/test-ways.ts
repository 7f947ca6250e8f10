import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/valuation-report/calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/valuation-report/summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { valuationReport } from './funnel.ts'

export const properties = { price: '€ 34,50', waarderapport: '€ 17,95' }
const summary = ({ body }: InputOf<typeof register>, { viewer }: { viewer: Viewer }) =>
  rowsOf(body, { price: 1795, fee: isMember(viewer) ? undefined : 3450 })

const byItsNumber = 'the call takes postcode and number, which find it'

export const tried: FunnelTrial[] = [
  {
    funnel: valuationReport,
    unsent: { 'valued.streetName': byItsNumber, 'valued.city': byItsNumber },

    properties,
    summary,
    ways: [
      {
        name: 'an apartment, which has no plot',
        answers: { houseType: '0' },
        steps: ['woning', 'rapport-en-prijs', 'persoonsgegevens', 'overzicht'],
      },
    ],
  },
]
