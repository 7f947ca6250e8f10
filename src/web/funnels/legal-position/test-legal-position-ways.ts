import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { determine } from '../../../core/contract/legal-position/legal-position-calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { priceNameOf } from '../../../core/legal-position/legal-position-price.ts'
import { legalPositionRows } from '../../../core/legal-position/legal-position-summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { legalPosition } from './legal-position-funnel.ts'

export const legalPositionProperties = {
  thanks: '/diensten/juridisch/rechtspositiebepaling/bedankt',
  price: '€ 34,50',
  rechtspositie: '€ 425,00',
  rechtspositie_vve_uur: '€ 255,00',
}
const cents = { rechtspositie: 42_500, rechtspositie_vve_uur: 25_500 }
/** The summary that the server makes, at its own prices. */
const summary = ({ body }: InputOf<typeof determine>, { viewer }: { viewer: Viewer }) =>
  legalPositionRows(body, {
    price: cents[priceNameOf(body.Type)],
    fee: isMember(viewer) ? undefined : 3450,
    files: ['voorbeeld.pdf'],
  })

export const trials: FunnelTrial[] = [
  {
    funnel: legalPosition,

    properties: legalPositionProperties,
    summary,
    unasked: { requestType: 'chosen by its tab, which is no field' },
    ways: [
      {
        name: 'without an insurance',
        answers: { hasInsurance: 'no' },
        steps: ['aanvragen', 'gegevens', 'documenten', 'overzicht'],
      },
      { name: 'insured with another', answers: { insurer: 'Anders' } },
      { name: 'an owners’ association', answers: { requestType: 'vve' } },
    ],
  },
]
