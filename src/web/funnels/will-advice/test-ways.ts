import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/will-advice/calls.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/will-advice/summary-rows.ts'
import type { FunnelTrial } from '../../engine/testing/test-walk.ts'
import { willAdvice } from './funnel.ts'

export const properties = {
  price: '€ 34,50',
  testamentadvies: '€ 95,00',
  email: 'info@voorbeeld.nl',
  thanks: '/diensten/testamentadvies/bedankt',
}
const summary = ({ body }: InputOf<typeof register>, { viewer }: { viewer: Viewer }) =>
  rowsOf(body, { officeName: 'Amersfoort', price: 9500, fee: isMember(viewer) ? undefined : 3450 })

export const tried: FunnelTrial[] = [
  {
    funnel: willAdvice,

    properties,
    summary,
    ways: [{ name: 'online' }, { name: 'at an office', answers: { meeting: 'Kantoorbezoek' } }],
  },
]
